import { expect, it } from "vitest";
import { boxOf, meet, type Box } from "../../../lib/lettering";
import { holds } from "../../../lib/shapes";
import type { Text } from "../../../words.svelte";
import { MAP } from "../empire";
import { crowdedOf, lettering, type Standing } from "../lettering";

const COUNTIES = Object.keys(MAP.counties);
const [PIECE, PIXEL] = [1.26, 1.8]; // the whole map on a small screen
const text = { name: (_: string, name: string) => name } as unknown as Text;
const empty = (county: string, numbers = false): Standing => ({
  county,
  armies: null,
  numbers,
  planned: false,
  above: [],
  built: 0,
});

it("names a county of the draft beside its numbers", () => {
  for (const drafted of COUNTIES) {
    const standing = COUNTIES.map((county) => empty(county, county === drafted));
    expect(lettering({ text, piece: PIECE, pixel: PIXEL, standing }).names.has(drafted), drafted).toBe(true);
  }
});

it("knows where numbers under the pointer would lie upon another's name", () => {
  const standing = COUNTIES.map((county): Standing => ({ ...empty(county), armies: 3 }));
  const { names } = lettering({ text, piece: PIECE, pixel: PIXEL, standing });
  const crowded = crowdedOf({ standing, piece: PIECE }, names);
  expect(crowded.size).toBeGreaterThan(0);
  expect(crowded.size).toBeLessThan(COUNTIES.length);
  for (const county of COUNTIES.filter((one) => !crowded.has(one))) {
    const [x, y] = MAP.counties[county]!.label;
    const numbers = [-42, 42].map((dx) => ({
      left: x + (dx - 11) * PIECE,
      right: x + (dx + 11) * PIECE,
      top: y - 11 * PIECE,
      bottom: y + 11 * PIECE,
    }));
    const others = [...names].filter(([other]) => other !== county).map(([, spot]) => boxOf(spot));
    expect(others.some((box) => numbers.some((number) => meet(box, number)))).toBe(false);
  }
});

/** Pixels of the whole map: on a screen of 1400 × 900, on a phone upright, closer there, and lying. */
const DESKTOP = 1.72;
const PHONES = [3.44, 2.6, 1.9, 4.4];
const pieceAt = (pixel: number): number => Math.max(0.5, Math.min(1.55, 0.7 * pixel), 0.44 * pixel);

/** Counties with and without owners, revolts, plans and pieces of expansions, another way for each number. */
function arranged(number: number): Standing[] {
  let last = number + 1;
  const chance = (of: number): boolean => (last = (last * 48271) % 2147483647) / 2147483647 < of;
  const planning = number % 2 === 0;
  return COUNTIES.map((county): Standing => {
    if (!chance(0.8)) return empty(county);
    const above = (["revolt", "leader", "statue"] as const).filter((kind) => chance(kind === "revolt" ? 0.4 : 0.1));
    const armies = chance(0.2) ? 10 : 1;
    const [numbers, planned] = [planning && chance(0.4), planning && chance(0.25)];
    return { county, armies, numbers, planned, above, built: chance(0.5) ? MAP.counties[county]!.sites.length : 0 };
  });
}

const writtenAt = (pixel: number, number: number): Map<string, Box> => {
  const { names } = lettering({ text, piece: pieceAt(pixel), pixel, standing: arranged(number) });
  return new Map([...names].map(([county, spot]) => [county, boxOf(spot)]));
};

it("writes a name in its own county, whatever stands there", () => {
  for (const pixel of [DESKTOP, ...PHONES])
    for (let number = 0; number < 24; number++)
      for (const [county, { left, right, top, bottom }] of writtenAt(pixel, number))
        expect(holds(MAP.counties[county]!.rings, [(left + right) / 2, (top + bottom) / 2]), county).toBe(true);
});

it("leaves few names out on a large screen", () => {
  const left = Array.from({ length: 24 }, (_, number) => COUNTIES.length - writtenAt(DESKTOP, number).size);
  expect(Math.max(...left)).toBeLessThanOrEqual(4);
  expect(left.reduce((a, b) => a + b) / left.length).toBeLessThan(1.5);
});

it("shows buildings beside armies, markers and each other", () => {
  const HOUSE = 26; // what is drawn of its square
  const piece = pieceAt(DESKTOP);
  for (let number = 0; number < 24; number++) {
    const standing = arranged(number);
    const { houses } = lettering({ text, piece, pixel: DESKTOP, standing });
    const seen = [...houses].flatMap(([county, points]) => points.map((at) => ({ county, at })));
    const hidden = seen.filter(({ at: [x, y] }) =>
      standing.some(({ county, armies }) => {
        const [left, top] = MAP.counties[county]!.label;
        const half = ((armies === 10 ? 30 : 25) + HOUSE / 2) * piece;
        return armies !== null && Math.abs(left - x) < half && Math.abs(top - y) < (16 + HOUSE / 2) * piece;
      }),
    );
    expect(hidden.length, JSON.stringify(hidden)).toBeLessThanOrEqual(1);
  }
});
