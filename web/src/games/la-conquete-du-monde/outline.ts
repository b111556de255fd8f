/** From the numbers of map.json to lines: every bend is drawn as a curve, so that they are smooth however near one looks. */
import type { Point, Territory, WorldMap } from "./world";

type Line = Point[];

/** A start, then steps, in tenths of a unit. */
export function read(line: string): Line {
  const numbers = (line.match(/-?\d+/g) ?? []).map(Number);
  let [x, y] = [0, 0];
  const points: Line = [];
  for (let k = 0; k + 1 < numbers.length; k += 2) points.push([(x += numbers[k]! / 10), (y += numbers[k + 1]! / 10)]);
  return points.map(([px, py]) => [Math.round(px * 10) / 10, Math.round(py * 10) / 10]);
}

const short = (n: number): string => String(Math.round(n * 100) / 100);
const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
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
  const sides = ring.map((turn) => (turn < 0 ? [...arcs[~turn]!].reverse() : arcs[turn]!));
  const [first] = sides;
  if (sides.length === 1) return round(first!);
  return `M${at(first![0]!)}${sides.map(bends).join("")}z`;
}

/** A sign of the relief wherever it stands: its path around the origin, moved and made smaller. */
export function signs({ sign, at: places }: { sign: string; at: string }): string {
  const steps = [...sign.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].map(([, letter, rest]) => ({
    letter: letter!,
    numbers: (rest!.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number),
  }));
  const spots = places.split(" ").map(Number);
  let drawn = "";
  for (let k = 0; k < spots.length; k += 3) {
    const [x, y, size] = [spots[k]! / 10, spots[k + 1]! / 10, spots[k + 2]! / 100];
    for (const { letter, numbers } of steps) {
      const from = letter === "M" ? [x, y] : [0, 0];
      drawn += letter + numbers.map((n, j) => short(n * size + from[j % 2]!)).join(" ");
    }
  }
  return drawn;
}
