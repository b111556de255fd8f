import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../protocol";
import { viewAfter } from "../../../table/fold";
import { asWorld, held, isOut } from "../world";
import story from "./story.json"; // a real one: see tests/film.py

describe("looking back", () => {
  it("shows what a seat saw, its own cards too, from what it was told", () => {
    const points = Object.entries(story.views);
    expect(new Set(points.map(([, view]) => JSON.stringify(view.hand))).size).toBe(3);
    for (const [count, view] of points.reverse())
      expect(viewAfter(story.seat, story.events as GameEvent[], Number(count))).toEqual(view);
  });
  it("begins before the deal, when nobody has anything and nobody is out", () => {
    const view = asWorld(viewAfter(story.seat, story.events as GameEvent[], 1));
    expect(view.seats.map((seat) => [held(view, seat), isOut(view, seat)])).toEqual([
      [0, false],
      [0, false],
    ]);
    expect(isOut({ ...view, round: 1 }, "red")).toBe(true);
  });
});
