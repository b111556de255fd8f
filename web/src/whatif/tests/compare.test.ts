import { expect, it } from "vitest";
import type { GameEvent } from "../../protocol";
import { asFar, inStep, partsOf, samePoint, sideBySide } from "../compare";

const story = (words: string): GameEvent[] => words.split(" ").map((event) => ({ event, rule: "" }));
const begins = ({ event }: GameEvent): boolean => event === "round";
const real = story("round a b round c d round e");

it("finds the end of the part of the game the sandbox is in", () => {
  expect(samePoint(real, 2, 0, begins)).toBe(3);
  expect(samePoint(real, 2, 1, begins)).toBe(6);
  expect(samePoint(real, 2, 2, begins)).toBe(8);
  expect(samePoint(real, 2, Infinity, begins)).toBe(8);
});

it("walks through the sandbox and the real game in step", () => {
  const here = story("x y round z");
  const at = (part: number, over = false) => inStep(here, real, 2, part, over, begins);
  expect(partsOf(here, begins)).toBe(1);
  expect(at(0)).toEqual({ here: 2, really: 3 });
  expect(at(1)).toEqual({ here: 4, really: 6 });
  expect(at(1, true)).toEqual({ here: 4, really: 8 });
  expect(at(0, true)).toEqual({ here: 2, really: 3 });
  expect(inStep([], real, 2, 0, false, begins)).toEqual({ here: 0, really: 3 });
});

it("sets the facts of a seat side by side", () => {
  const facts = (count: number, key = "points") => [{ key, icon: "", count }];
  expect(sideBySide(facts(1), facts(5), facts(3))).toMatchObject([{ then: 1, really: 5, here: 3 }]);
  expect(sideBySide([], facts(5, "cards"), facts(3))).toMatchObject([{ then: 0, really: 0, here: 3 }]);
});

it("goes as far in an unfinished part as the sandbox has come", () => {
  const stands = ["", "morning", "morning", "noon", "noon", "night"];
  const upTo = (where: string): number => asFar(1, 5, (at) => stands[at] === where);
  expect(upTo("noon")).toBe(4);
  expect(upTo("night")).toBe(5);
  expect(upTo("midnight")).toBe(5);
});
