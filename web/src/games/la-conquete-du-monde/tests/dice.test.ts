import { expect, test } from "vitest";
import { tableFor } from "../dice";
import type { Lettering } from "../lettering";
import type { Roll } from "../scenes";
import { MAP, type Point, type Territory } from "../world";

const WORDS: Lettering = { names: new Map(), continents: new Map(), seas: new Map() };
const SHEET = {
  width: MAP.width,
  height: MAP.height,
  scale: 1,
  toPixels: ([x, y]: readonly number[]): Point => [x!, y!],
};
const spot = (t: Territory): Point => MAP.territories[t]!.label;

function fought(origin: Territory, target: Territory, pan = SHEET): Point {
  const roll: Roll = { origin, target, attacker: "red", defender: "blue", attack: [6, 3, 1], defence: [5, 2] };
  return tableFor({ roll, level: "far", u: 1, pan, words: WORDS, covered: [] });
}

test("dice fall near the battle and not upon those who fight", () => {
  for (const [a, b] of [
    ["ontario", "alberta"],
    ["moyen_orient", "afghanistan"],
    ["congo", "egypte"],
  ] as const) {
    const [x, foot] = fought(a, b);
    const covers = ([px, py]: Point): boolean => Math.abs(px - x) < 48 && py > foot - 64 && py < foot;
    expect([a, b].filter((t) => covers(spot(t)))).toEqual([]);
    expect(Math.hypot(x - spot(b)[0], foot - spot(b)[1])).toBeLessThan(180);
  }
});

test("dice lie whole in the frame, though the battle be at its edge or around the world", () => {
  for (const [x, foot] of [
    fought("alaska", "kamtchatka"),
    fought("kamtchatka", "alaska"),
    fought("perou", "argentine"),
  ]) {
    expect(x).toBeGreaterThanOrEqual(48);
    expect(x).toBeLessThanOrEqual(MAP.width - 48);
    expect(foot).toBeGreaterThanOrEqual(64);
    expect(foot).toBeLessThanOrEqual(MAP.height);
  }
});
