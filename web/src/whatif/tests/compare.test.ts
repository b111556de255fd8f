import { expect, it } from "vitest";
import type { GameEvent } from "../../protocol";
import { samePoint, sideBySide } from "../compare";

const story = (words: string): GameEvent[] => words.split(" ").map((event) => ({ event, rule: "" }));
const begins = ({ event }: GameEvent): boolean => event === "round";
const real = story("round a b round c d round e");

it("finds the end of the part of the game the sandbox is in", () => {
  expect(samePoint(real, 2, 0, begins)).toBe(3);
  expect(samePoint(real, 2, 1, begins)).toBe(6);
  expect(samePoint(real, 2, 2, begins)).toBe(8);
  expect(samePoint(real, 2, Infinity, begins)).toBe(8);
});

it("sets the facts of a seat side by side", () => {
  const facts = (count: number, key = "points") => [{ key, icon: "", count }];
  expect(sideBySide(facts(1), facts(5), facts(3))).toMatchObject([{ then: 1, really: 5, here: 3 }]);
  expect(sideBySide([], facts(5, "cards"), facts(3))).toMatchObject([{ then: 0, really: 0, here: 3 }]);
});
