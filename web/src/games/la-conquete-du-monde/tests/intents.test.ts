import { describe, expect, it } from "vitest";
import { intent, isOffered, placed, series } from "../intents";
import type { WorldView } from "../world";

const view = (facts: Partial<WorldView>): WorldView =>
  ({
    stage: "combat",
    seat: "red",
    to_place: 0,
    origin: null,
    owner: { alaska: "red", alberta: "red", ontario: "blue" },
    ...facts,
  }) as WorldView;

describe("series", () => {
  it("counts by tens and ones", () => {
    expect(series("place alaska", 23, 40)).toEqual([
      "place alaska 10",
      "place alaska 10",
      ...Array(3).fill("place alaska"),
    ]);
  });
  it("is as many as it was asked for", () => {
    expect(placed(series("place alaska", 23, 40))).toBe(23);
  });
  it("says all when that is all", () => {
    expect(series("place alaska", 7, 7)).toEqual(["place alaska all"]);
    expect(series("place alaska", "all", 5)).toEqual(["place alaska all"]);
    expect(series("place alaska", "all", 1)).toEqual(["place alaska"]);
    expect(series("place alaska", "10", 10)).toEqual(["place alaska all"]);
  });
  it("never asks for more than there are", () => {
    expect(series("place alaska", "10", 7)).toEqual(["place alaska all"]);
    expect(series("follow", 200, 3)).toEqual(["follow all"]);
    expect(series("follow", 2, 1)).toEqual(["follow"]);
    expect(series("follow", 0, 3)).toEqual(["follow"]);
  });
});

describe("a click on a territory", () => {
  it("places, sets out, moves as offered", () => {
    const placing = view({ stage: "reinforce", to_place: 4 });
    expect(intent(placing, ["place alaska", "place alaska all"], "alaska", 1)).toEqual({
      kind: "play",
      choices: ["place alaska"],
    });
    expect(intent(view({}), ["from alaska", "done"], "alaska", 1)).toEqual({ kind: "play", choices: ["from alaska"] });
  });
  it("opens the chooser on a target", () => {
    const offer = ["attack ontario 1", "attack ontario 2", "done"];
    expect(intent(view({ stage: "aim", origin: "alberta" }), offer, "ontario", 1)).toEqual({
      kind: "attack",
      target: "ontario",
    });
  });
  it("sets out from elsewhere while aiming, or lets go", () => {
    const aiming = view({ stage: "aim", origin: "alberta" });
    const offer = ["attack ontario 1", "done"];
    expect(intent(aiming, offer, "alaska", 1)).toEqual({ kind: "play", choices: ["done", "from alaska"] });
    expect(intent(aiming, offer, "alberta", 1)).toEqual({ kind: "play", choices: ["done"] });
    expect(isOffered(aiming, offer, "alberta")).toBe(true);
  });
  it("asks why about anything else", () => {
    expect(intent(view({}), ["done"], "ontario", 1)).toEqual({ kind: "why", choice: "from ontario" });
    expect(intent(view({ stage: "aim", origin: "alaska" }), [], "ontario", 1)).toEqual({
      kind: "why",
      choice: "attack ontario 1",
    });
  });
});
