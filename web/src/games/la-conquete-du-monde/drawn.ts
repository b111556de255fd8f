/** The map, drawn once when the board is loaded. */
import { closed, curve, outlines, read, signs } from "./outline";
import { MAP, type Territory } from "./world";

export const { shape: SHAPE, bands: BANDS, lines: LINES } = outlines(MAP);

export const LAKES = MAP.lakes.map(closed).join("");

/** Lines in the water, nearest to the shore first; those that can be told apart from afar, and how dark they are. */
const STRENGTH = [0.8, 0.62, 0.48, 0.34, 0.22, 0.13];
const AFAR: Record<number, number> = { 1: 0.66, 3: 0.46, 4: 0.3, 5: 0.2 };
const WATER = MAP.waterLines.map((lines) => lines.map((line) => curve(read(line))).join(""));
export const WATER_NEAR = WATER.map((path, k) => ({ path, strength: STRENGTH[k]! }));
export const WATER_AFAR = WATER_NEAR.flatMap(({ path }, k) => (k in AFAR ? [{ path, strength: AFAR[k]! }] : []));

export const RELIEF = Object.entries(MAP.relief).map(([kind, placed]) => ({ kind, path: signs(placed) }));

/** Coasts, borders inside continents, and borders between them. */
export function borders(continentOf: (t: Territory) => string): { coast: string; inner: string; outer: string } {
  const parts = { coast: "", inner: "", outer: "" };
  for (const { path, between } of LINES) {
    const [a, b] = between;
    parts[!a || !b ? "coast" : continentOf(a) === continentOf(b) ? "inner" : "outer"] += path;
  }
  return parts;
}
