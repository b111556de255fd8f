import { expect, it } from "vitest";
import { boxOf, meet } from "../../../lib/lettering";
import type { Text } from "../../../words.svelte";
import { MAP } from "../empire";
import { lettering, type Standing } from "../lettering";

const COUNTIES = Object.keys(MAP.counties);
const [PIECE, PIXEL] = [1.26, 1.8]; // the whole map on a small screen
const text = { name: (_: string, name: string) => name } as unknown as Text;
const empty = (county: string, numbers = false): Standing => ({
  county,
  armies: null,
  numbers,
  planned: false,
  above: [],
});

it("names a county of the draft beside its numbers", () => {
  for (const drafted of COUNTIES) {
    const standing = COUNTIES.map((county) => empty(county, county === drafted));
    expect(lettering({ text, piece: PIECE, pixel: PIXEL, standing }).names.has(drafted), drafted).toBe(true);
  }
});

it("knows where numbers under the pointer would lie upon another's name", () => {
  const standing = COUNTIES.map((county): Standing => ({ ...empty(county), armies: 3 }));
  const { names, crowded } = lettering({ text, piece: PIECE, pixel: PIXEL, standing });
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
