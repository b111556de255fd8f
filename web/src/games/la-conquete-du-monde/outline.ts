/** From the numbers of map.json to lines: every bend is drawn as a curve, so that they are smooth however near one looks. */
import { inParts, inTenths, middle, sidesOf, type Line, type Point } from "../../lib/engraving";
import type { Territory, WorldMap } from "./world";

/* Lines are in tenths of a unit: whole numbers and halves of them need no rounding to be written. */
const at = ([x, y]: Point): string => `${x / 10} ${y / 10}`;
const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** From one point to another. */
const step = ([ax, ay]: Point, [bx, by]: Point): string => `${(bx - ax) / 10} ${(by - ay) / 10}`;

/** Curves by all corners from one on to another, each to the middle between two. `t` bends on as the last one ended, which
 *  is around the next corner: to say but the first makes a path half as long, to write as to read. */
function around(line: Line, start: Point, first: number, last: number): string {
  let path = `q${step(start, line[first]!)} ${step(start, middle(line[first]!, line[first + 1]!))}`;
  for (let k = first + 1; k < last; k += 1) {
    const [from, to] = [line[k - 1]!, line[k + 1]!];
    path += `t${(to[0] - from[0]) / 20} ${(to[1] - from[1]) / 20}`;
  }
  return path;
}

/** What follows the start of an open line: its ends stay, its corners pull; backwards it is the same curve. */
function bends(line: Line): string {
  const end = line.length - 1;
  const [start, corner, next] = line as [Point, Point, Point];
  if (end < 2) return `l${step(start, corner)}`;
  if (end === 2) return `q${step(start, corner)} ${step(start, next)}`;
  return `${around(line, start, 1, end - 1)}t${step(middle(line[end - 2]!, line[end - 1]!), line[end]!)}`;
}

/** All round: no point of it is an end. */
function round(line: Line): string {
  const ring = same(line[0]!, line.at(-1)!) ? line : [...line, line[0]!];
  const start = middle(ring.at(-2)!, ring[0]!);
  return `M${at(start)}${around(ring, start, 0, ring.length - 1)}z`;
}

const open = (line: Line): string => `M${at(line[0]!)}${bends(line)}`;

export const closed = (line: string): string => round(inTenths(line));

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
  const arcs = map.arcs.map(inTenths);
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
