/** From the numbers of map.json to lines: every bend is drawn as a curve, so that they are smooth however near one looks. */
import { inParts, middle, read, short, sidesOf, type Line, type Point } from "../../lib/engraving";
import type { Territory, WorldMap } from "./world";

const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** What follows the start of an open line: its ends stay, its corners pull; backwards it is the same curve. */
function bends(line: Line): string {
  if (line.length < 3) return `L${at(line.at(-1)!)}`;
  const last = line.length - 2;
  return line
    .slice(1, -1)
    .map((corner, k) => `Q${at(corner)} ${at(k + 1 === last ? line[last + 1]! : middle(corner, line[k + 2]!))}`)
    .join("");
}

/** All round: no point of it is an end. */
function round(line: Line): string {
  const ring = same(line[0]!, line.at(-1)!) ? line.slice(0, -1) : line;
  const next = (k: number): Point => ring[(k + 1) % ring.length]!;
  const start = middle(ring.at(-1)!, ring[0]!);
  return `M${at(start)}${ring.map((corner, k) => `Q${at(corner)} ${at(middle(corner, next(k)))}`).join("")}z`;
}

const open = (line: Line): string => `M${at(line[0]!)}${bends(line)}`;

export const closed = (line: string): string => round(read(line));

/** A line by itself, all round if it ends where it began. */
export function curve(line: Line): string {
  return line.length > 3 && same(line[0]!, line.at(-1)!) ? round(line) : open(line);
}

/** The same curve in parts: all round it begins between two corners too. */
export function strokes(line: Line): string {
  const isRound = line.length > 3 && same(line[0]!, line.at(-1)!);
  const seam = middle(line[0]!, line.at(-2)!);
  const parts = inParts(isRound ? [seam, ...line.slice(0, -1), seam] : line);
  return parts.map(open).join("");
}

export interface Outlines {
  /** The whole territory, to fill with the even-odd rule. */
  shape: Record<Territory, string>;
  /** Tinted bands along the inside of its borders, the narrow one first; the same rule. */
  bands: Record<Territory, [narrow: string, wide: string]>;
  /** Each stretch of coast or border once, with the territories beside it. */
  lines: { path: string; between: Territory[] }[];
}

export function outlines(map: WorldMap): Outlines {
  const arcs = map.arcs.map(read);
  const beside: Territory[][] = arcs.map(() => []);
  const found: Outlines = { shape: {}, bands: {}, lines: [] };
  for (const [t, { rings, bands }] of Object.entries(map.territories)) {
    for (const turn of rings.flat()) beside[turn < 0 ? ~turn : turn]!.push(t);
    const shape = rings.map((ring) => ringOf(ring, arcs)).join("");
    const edge = (k: number): string => shape + bands[k]!.map(closed).join("");
    found.shape[t] = shape;
    found.bands[t] = [edge(0), edge(1)];
  }
  found.lines = arcs.map((line, k) => ({ path: curve(line), between: beside[k]! }));
  return found;
}

function ringOf(ring: number[], arcs: Line[]): string {
  const sides = sidesOf(ring, arcs);
  const [first] = sides;
  if (sides.length === 1) return round(first!);
  return `M${at(first![0]!)}${sides.map(bends).join("")}z`;
}
