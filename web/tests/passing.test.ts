import { describe, expect, it } from "vitest";
import type { View } from "../src/protocol";
import { COMMON, hides, needsCover, nextAt, type Place } from "../src/share/passing";

const place = (...marks: (keyof Place)[]): Place => ({
  asked: marks.includes("asked"),
  mayUndo: marks.includes("mayUndo"),
  hides: marks.includes("hides"),
});

describe("the screen", () => {
  it("stays with whoever is asked", () => {
    expect(nextAt([place("asked"), place("asked")], 0)).toBe(null);
  });
  it("goes to the next who is asked", () => {
    expect(nextAt([place("asked"), place(), place("asked")], 1)).toBe(2);
    expect(nextAt([place("asked"), place()], COMMON)).toBe(0);
    expect(nextAt([place("asked"), place("mayUndo")], 1)).toBe(0);
  });
  it("shows what all may see while others act, once nothing can be taken back", () => {
    expect(nextAt([place("hides"), place()], 0)).toBe(COMMON);
    expect(nextAt([place("hides", "mayUndo"), place()], 0)).toBe(null);
    expect(nextAt([place(), place()], 0)).toBe(null);
  });
  it("is covered between two people, unless nothing is hidden and they wish so", () => {
    const places = [place(), place(), place("hides")];
    expect(needsCover(places, 0, 1, false)).toBe(true);
    expect(needsCover(places, 0, 1, true)).toBe(false);
    expect(needsCover(places, 0, 2, true)).toBe(true);
    expect(needsCover(places, 2, 0, true)).toBe(true);
    expect(needsCover(places, 2, COMMON, false)).toBe(false);
  });
});

describe("a view hides something", () => {
  const common = { seat: null, seats: ["red"], score: 3 } as unknown as View;
  const own = (more: object): View => ({ ...common, seat: "red", ...more }) as View;
  it.each([{ hand: { a: 0, b: 1 } }, { plan: [null, "x"] }, { bid: 2 }, { ready: true }])("if it has %j", (more) => {
    expect(hides(own(more), common)).toBe(true);
  });
  it.each([{}, { hand: { a: 0 } }, { plan: [null, null] }, { bid: null, ready: false }, { orders: { o: "w" } }])(
    "not if it has %j",
    (more) => {
      expect(hides(own(more), common)).toBe(false);
    },
  );
});
