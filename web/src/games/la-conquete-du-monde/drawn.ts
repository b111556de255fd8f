/** The map, drawn once when the board is loaded. */
import { inCells } from "../../lib/cells";
import { inTenths, signs } from "../../lib/engraving";
import { closed, outlines, strokes } from "./outline";
import { MAP, type NearMap, type Territory } from "./world";

export const { shape: SHAPE, bands: BANDS, lines: LINES } = outlines(MAP);

export const LAKES = MAP.lakes.map(closed).join("");

interface Water {
  paths: string[];
  strength: number;
}

/** Lines in the water, nearest to the shore first, and how dark they are. */
function water(lines: string[][], strength: readonly number[]): Water[] {
  return lines.map((depth, k) => ({
    paths: inCells(depth.map((line) => strokes(inTenths(line))).join("")),
    strength: strength[k]!,
  }));
}
export const WATER_AFAR = water(MAP.waterLines, [0.66, 0.46, 0.3, 0.2]);

/** What is drawn besides where one looks closely; fetched when it is first wanted. */
export interface Near {
  water: Water[];
  relief: { kind: string; paths: string[] }[];
}

export async function fetchNear(): Promise<Near> {
  const near: NearMap = (await import("./near.json")).default;
  const paler = WATER_AFAR.map(({ paths }, k) => ({ paths, strength: [0.62, 0.34, 0.22, 0.13][k]! }));
  return {
    water: [...paler, ...water(near.waterLines, [0.8, 0.48])],
    relief: Object.entries(near.relief).map(([kind, placed]) => ({ kind, paths: inCells(signs(placed)) })),
  };
}

/** Coasts, borders inside continents, and borders between them. */
export function borders(continentOf: (t: Territory) => string): Record<"coast" | "inner" | "outer", string[]> {
  const parts = { coast: "", inner: "", outer: "" };
  for (const { path, between } of LINES) {
    const [a, b] = between;
    parts[!a || !b ? "coast" : continentOf(a) === continentOf(b) ? "inner" : "outer"] += path;
  }
  return { coast: inCells(parts.coast), inner: inCells(parts.inner), outer: inCells(parts.outer) };
}
