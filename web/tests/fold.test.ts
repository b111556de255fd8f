import { describe, expect, it } from "vitest";
import type { GameEvent, View } from "../src/protocol";
import { fold, KEPT_EVERY, scenes, viewAfter } from "../src/table/fold";

describe("fold", () => {
  it("changes tables entry by entry, and replaces all else", () => {
    const before = { owner: { here: "red", there: "blue" }, dice: [1, 2], target: "there", revealed: null };
    const changes = { owner: { there: "red" }, dice: [], target: null, revealed: { red: { spot: 3 } } };
    expect(fold<object>(before, changes)).toEqual({
      owner: { here: "red", there: "red" },
      dice: [],
      target: null,
      revealed: { red: { spot: 3 } },
    });
    expect(before.owner.there).toBe("blue");
  });
  it("replaces a table that was not there, and takes one away", () => {
    expect(fold<object>({ bids: null }, { bids: { red: 2 } })).toEqual({ bids: { red: 2 } });
    expect(fold<object>({ bids: { red: 2 } }, { bids: null })).toEqual({ bids: null });
  });
});

const told = (parts: Partial<GameEvent>): GameEvent => ({ event: "placed", rule: "A-1", ...parts });

describe("scenes", () => {
  it("fold what an event changed for all and for this seat, and leave the view where it changed nothing", () => {
    const events = [told({}), told({ changes: { round: 2 }, own: { hand: { moon: 1 } } })];
    const before = { round: 1, hand: { moon: 0, sun: 2 } };
    const views = scenes<object>(before, events).map(({ view }) => view);
    expect(views).toEqual([before, { round: 2, hand: { moon: 1, sun: 2 } }]);
  });
});

describe("looking back", () => {
  const first = told({ changes: { round: 0, stones: { here: 0 } } });
  /** A long game; counts how often an event is folded. */
  function longGame(length: number): { events: GameEvent[]; folded: () => number } {
    let looks = 0;
    const later = Array.from({ length: length - 1 }, (_, k) =>
      Object.defineProperty(told({}), "changes", {
        get: () => ((looks += 1), { stones: { here: k + 1 } }),
      }),
    );
    return { events: [first, ...later], folded: () => looks };
  }
  const stones = (view: View): unknown => (view as View & { stones: Record<string, number> }).stones.here;

  it("is immediate however long the game is", () => {
    const { events, folded } = longGame(4000);
    expect(stones(viewAfter(null, events, 4000))).toBe(3999);
    for (const point of [3999, 3998, 2000, 2001, 1, KEPT_EVERY, KEPT_EVERY + 1]) {
      const before = folded();
      expect(stones(viewAfter(null, events, point))).toBe(point - 1);
      expect(folded() - before).toBeLessThan(KEPT_EVERY);
    }
  });
  it("folds each event once for whoever goes on from where they were", () => {
    const { events, folded } = longGame(KEPT_EVERY);
    viewAfter(null, events, 10);
    const before = folded();
    for (let point = 11; point < 40; point++) expect(stones(viewAfter(null, events, point))).toBe(point - 1);
    expect(folded() - before).toBe(29);
  });
  it("forgets what was taken back", () => {
    const { events } = longGame(2 * KEPT_EVERY);
    expect(stones(viewAfter(null, events, 2 * KEPT_EVERY))).toBe(2 * KEPT_EVERY - 1);
    const kept = events.slice(0, KEPT_EVERY + 5);
    const others = events.slice(kept.length).map(() => told({ changes: { stones: { here: -1 } } }));
    expect(stones(viewAfter(null, [...kept, ...others], 2 * KEPT_EVERY))).toBe(-1);
    expect(stones(viewAfter(null, [...kept, ...others], kept.length))).toBe(kept.length - 1);
  });
  it("knows whose view it is", () => {
    expect(viewAfter(null, [first], 1).seat).toBe(null);
    expect(viewAfter("red", [told({ changes: { round: 1 } })], 1).seat).toBe("red");
  });
});
