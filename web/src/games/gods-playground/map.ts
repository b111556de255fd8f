/** The board as drawn: the sheet of map.json, and where boxes, pieces and arrows stand on it. */
import type { Enemy, Region } from "./commonwealth";
import { inCells } from "../../lib/cells";
import { signs } from "../../lib/engraving";
import map from "./map.json";

export type Point = [x: number, y: number];
export const WIDTH = map.width;
export const HEIGHT = map.height;
export const SHEET = {
  ...map,
  relief: Object.values(map.relief).flatMap((placed) => inCells(signs(placed))),
  rivers: inCells(map.rivers),
  coast: inCells(map.coast),
};

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What lies within the neat line; below it runs the track of points. */
export const NEAT: Box = { x: 16, y: 16, width: 1308, height: 896 };
/** What a small screen shows: the country, without the boxes around it. */
export const COUNTRY: Box = { x: 106, y: 42, width: 1056, height: 812 };

/** How large things are: on the whole sheet, or where the country fills a small screen. */
export type Layout = "sheet" | "country";

// ---- where things stand ----
/** The middle of what stands in a region: of its row of estates. */
export const ANCHORS: Record<Layout, Record<Region, Point>> = {
  sheet: {
    prussia: [490, 270],
    lithuania: [884, 252],
    ukraine: [904, 632],
    "little-poland": [566, 644],
    "greater-poland": [350, 464],
  },
  country: {
    prussia: [478, 262],
    lithuania: [880, 240],
    ukraine: [900, 612],
    "little-poland": [548, 650],
    "greater-poland": [368, 456],
  },
};

const BOX = { width: 232, height: 168 };
export const BOXES: Record<Enemy, Box> = {
  black: { ...BOX, x: 166, y: 28, width: 244 },
  russia: { ...BOX, x: 1086, y: 28 },
  tatars: { ...BOX, x: 1086, y: 514 },
  ottomans: { x: 452, y: 756, width: 290, height: 142 },
  habsburgs: { ...BOX, x: 22, y: 554, width: 268 },
};
export const COURT: Box = { x: 552, y: 382, width: 206, height: 138 };
export const COSSACK_BOX: Box = { x: 1118, y: 702, width: 200, height: 58 };

/** On a small screen an enemy is a shield at the border it crosses. */
export const SHIELDS: Record<Enemy, Point> = {
  black: [290, 110],
  russia: [1082, 120],
  tatars: [1098, 556],
  ottomans: [692, 808],
  habsburgs: [178, 590],
};

export const COSSACK_SPOT: Point = [1096, 770];

/** The seats of the Sejm stand around the court, each towards its region. */
export const SEATS: Record<Region, Point> = {
  prussia: [655, 382],
  lithuania: [758, 424],
  ukraine: [728, 520],
  "little-poland": [600, 520],
  "greater-poland": [552, 452],
};

export const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

/** Where a place is, for arrows, for the keyboard, and to bring it into sight. */
export function pointOf(place: string, layout: Layout = "sheet"): Point | null {
  if (place in BOXES) return layout === "sheet" ? middleOf(BOXES[place as Enemy]) : SHIELDS[place as Enemy];
  if (place in ANCHORS.sheet) return ANCHORS[layout][place as Region];
  if (place.startsWith("seat ")) return SEATS[place.slice(5) as Region] ?? null;
  if (place === "vienna") return pointOf("habsburgs", layout);
  if (place === "court" || place === "sejm") return middleOf(COURT);
  if (place === "cossacks") return layout === "sheet" ? middleOf(COSSACK_BOX) : COSSACK_SPOT;
  return null;
}

/** From the middle: where the k-th of so many circles of a region stands. */
export function circleAt(k: number, count: number, layout: Layout): number {
  const step = layout === "country" ? (count > 5 ? 46 : 52) : count > 5 ? 44 : 50;
  return (k - (count - 1) / 2) * step;
}

// ---- arrows ----
/** From each enemy into its region. */
export const ENTRIES: Record<Layout, Record<Enemy, [Point, Point]>> = {
  sheet: {
    black: [
      [318, 196],
      [334, 244],
    ],
    russia: [
      [1100, 196],
      [1048, 226],
    ],
    tatars: [
      [1086, 548],
      [1044, 560],
    ],
    ottomans: [
      [692, 756],
      [692, 718],
    ],
    habsburgs: [
      [150, 554],
      [198, 512],
    ],
  },
  country: {
    black: [
      [312, 160],
      [342, 206],
    ],
    russia: [
      [1062, 170],
      [1026, 206],
    ],
    tatars: [
      [1066, 572],
      [1020, 596],
    ],
    ottomans: [
      [692, 776],
      [692, 736],
    ],
    habsburgs: [
      [206, 566],
      [246, 528],
    ],
  },
};

/** Where the border between two neighbours of the ring is crossed, and which way the first comes to the second. */
const GATES: Record<string, { at: Point; along: Point }> = {
  "prussia lithuania": { at: [688, 292], along: [1, 0] },
  "lithuania ukraine": { at: [905, 490], along: [0, 1] },
  "ukraine little-poland": { at: [754, 727], along: [-1, 0] },
  "little-poland greater-poland": { at: [502, 542], along: [0, -1] },
  "greater-poland prussia": { at: [324, 358], along: [0, -1] },
};

interface Gate {
  at: Point;
  along: Point;
  half: number;
}

function gate(from: Region, to: Region): Gate {
  const there = GATES[`${from} ${to}`];
  if (there) return { ...there, half: 23 };
  const back = GATES[`${to} ${from}`];
  if (back) return { at: back.at, along: [-back.along[0], -back.along[1]], half: 23 };
  const [a, b] = [ANCHORS.sheet[from], ANCHORS.sheet[to]];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  return { at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], along, half: length / 4 };
}

/** A short arrow over the border; the two directions pass each other. */
export function expansion(from: Region, to: Region): { path: string; tail: Point } {
  const { at, along, half } = gate(from, to);
  const [ux, uy] = along;
  const point = (k: number): Point => [at[0] + ux * k - uy * 16, at[1] + uy * k + ux * 16];
  return { path: tapered(point(-half), point(half), 8, 19), tail: point(-half) };
}

/** The outline of an arrow that tapers towards its head. */
export function tapered(a: Point, b: Point, wide: number, head: number): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const at = (k: number, aside: number): string =>
    `${(a[0] + ux * k - uy * aside).toFixed(1)} ${(a[1] + uy * k + ux * aside).toFixed(1)}`;
  const neck = length - Math.min(length / 2, head * 0.95);
  const right = [
    at(0, -wide * 0.62),
    at(wide / 2, 0),
    at(0, wide * 0.62),
    at(neck, wide * 0.4),
    at(neck - 2, head / 2),
  ];
  return `M${[...right, at(length, 0), at(neck - 2, -head / 2), at(neck, -wide * 0.4)].join("L")}z`;
}

/** An arrow from place to place, beside what stands at its ends. */
export function march(from: string, to: string, layout: Layout = "sheet"): string | null {
  const [a, b] = [pointOf(from, layout), pointOf(to, layout)];
  if (!a || !b || from === to) return null;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const near = (p: Point, q: Point, gap: number): Point => [
    p[0] + ((q[0] - p[0]) / length) * gap,
    p[1] + ((q[1] - p[1]) / length) * gap,
  ];
  const gap = Math.min(84, length / 3.6);
  return tapered(near(a, b, gap), near(b, a, gap * 0.8), 22, 46);
}
