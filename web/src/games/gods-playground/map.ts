/** The board as drawn: the country from longitudes and latitudes, stretched where much stands, and boxes around it. */
import { REGIONS, type Enemy, type Region } from "./commonwealth";

export type Point = [x: number, y: number];
export const WIDTH = 1340;
export const HEIGHT = 1000;

// ---- longitude and latitude to the sheet ----
const EAST: Point[] = [
  [9, -180],
  [14.5, 152],
  [17, 312],
  [19, 425],
  [22.3, 655],
  [24, 752],
  [27, 905],
  [33.2, 1106],
  [40, 1400],
];
const NORTH: Point[] = [
  [60, 20],
  [58, 92],
  [56, 168],
  [55, 212],
  [53.2, 405],
  [52.2, 500],
  [51.2, 596],
  [49, 808],
  [46, 912],
  [42, 1020],
];

function along(knots: Point[], value: number): number {
  const rising = knots[0]![0] < knots.at(-1)![0];
  const sorted = rising ? knots : [...knots].reverse();
  const k = Math.max(
    1,
    sorted.findIndex(([at]) => at >= value),
  );
  const [from, to] = [sorted[k - 1]!, sorted[k]!];
  return from[1] + ((value - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}

export const project = ([longitude, latitude]: Point): Point => [along(EAST, longitude), along(NORTH, latitude)];

// ---- borders, each written once and used by both its sides ----
const HEART: Point = [22.3, 52.2];
const LINES: Record<string, Point[]> = {
  prussianCoast: [
    [16.5, 54.45],
    [17.4, 54.75],
    [18.3, 54.9],
    [18.75, 54.62],
    [19.5, 54.66],
    [19.9, 55.0],
    [20.7, 55.1],
    [21.1, 55.8],
  ],
  prussiaLithuania: [[21.1, 55.8], [22.6, 55.25], [22.9, 54.4], [22.5, 53.4], HEART],
  prussiaGreater: [HEART, [21.2, 52.85], [20, 53.05], [18.8, 52.9], [17.7, 53.1], [16.7, 53.35]],
  prussianWest: [
    [16.7, 53.35],
    [16.2, 53.9],
    [16.5, 54.45],
  ],
  lithuanianCoast: [
    [21.1, 55.8],
    [21.0, 56.6],
    [21.6, 57.4],
    [22.6, 57.6],
    [23.3, 57.0],
    [24.2, 57.1],
    [24.5, 57.8],
  ],
  lithuanianEast: [
    [24.5, 57.8],
    [26.5, 57.9],
    [28, 57.3],
    [29.8, 56.5],
    [31.6, 55.8],
    [32.8, 54.7],
    [32.2, 53.4],
    [32.6, 52.4],
    [31.2, 51.75],
  ],
  lithuaniaUkraine: [[31.2, 51.75], [28.7, 51.6], [26.5, 51.9], [24.6, 51.75], HEART],
  ukrainianEast: [
    [31.2, 51.75],
    [32.9, 51.2],
    [33.2, 50.2],
    [32.8, 49.0],
    [32.2, 48.0],
    [30.3, 47.2],
    [28.6, 47.6],
    [27.2, 48.1],
    [25.8, 48.0],
    [24.3, 48.5],
  ],
  littleUkraine: [[24.3, 48.5], [23.9, 49.4], [24.1, 50.3], [23.3, 51.2], HEART],
  littleSouth: [
    [24.3, 48.5],
    [22.9, 49.0],
    [21.4, 49.3],
    [20.1, 49.1],
    [19.1, 49.4],
    [18.4, 49.9],
    [17.9, 50.5],
    [17.7, 51.0],
  ],
  littleGreater: [[17.7, 51.0], [19.2, 51.15], [20.4, 51.4], [21.4, 51.8], HEART],
  greaterWest: [
    [17.7, 51.0],
    [16.5, 50.9],
    [15.4, 51.3],
    [14.9, 52.0],
    [15.3, 52.9],
    [16.7, 53.35],
  ],
};
const RINGS: Record<Region, string[]> = {
  prussia: ["prussianCoast", "prussiaLithuania", "prussiaGreater", "prussianWest"],
  lithuania: ["lithuanianCoast", "lithuanianEast", "lithuaniaUkraine", "-prussiaLithuania"],
  ukraine: ["ukrainianEast", "littleUkraine", "-lithuaniaUkraine"],
  "little-poland": ["littleGreater", "-littleUkraine", "littleSouth"],
  "greater-poland": ["greaterWest", "-prussiaGreater", "-littleGreater"],
};

/** A border wanders a little: each stretch is broken at its middle, aside by a share of its length. */
function wander(a: Point, b: Point, depth: number): Point[] {
  if (!depth) return [b];
  const chance = Math.sin(a[0] * 12.9898 + a[1] * 78.233 + b[0] * 37.719 + b[1] * 4.581) * 43758.5453;
  const aside = (chance - Math.floor(chance) - 0.5) * 0.3;
  const middle: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * aside, (a[1] + b[1]) / 2 + (b[0] - a[0]) * aside];
  return [...wander(a, middle, depth - 1), ...wander(middle, b, depth - 1)];
}

function traced(points: Point[]): Point[] {
  const drawn = points.map(project);
  return drawn.slice(1).reduce<Point[]>((line, b, k) => [...line, ...wander(drawn[k]!, b, 3)], [drawn[0]!]);
}

const TRACED = Object.fromEntries(Object.entries(LINES).map(([name, points]) => [name, traced(points)]));

function line(name: string): Point[] {
  return name.startsWith("-") ? [...TRACED[name.slice(1)]!].reverse() : TRACED[name]!;
}

const written = (points: Point[]): string => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");

/** The lines of a ring in whichever order they meet. */
function ring(names: string[]): string {
  const same = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.1;
  const left = names.slice(1).map(line);
  const points = [...line(names[0]!)];
  while (left.length) {
    const end = points.at(-1)!;
    const k = left.findIndex((l) => same(l[0]!, end) || same(l.at(-1)!, end));
    if (k < 0) throw new Error(`the border of ${names[0]} is not closed`);
    const [next] = left.splice(k, 1);
    points.push(...(same(next![0]!, end) ? next! : [...next!].reverse()).slice(1));
  }
  return `M${written(points)}z`;
}

export const OUTLINES = Object.fromEntries(REGIONS.map((r) => [r, ring(RINGS[r])])) as Record<Region, string>;

const pomerania = traced([
  [9, 54.2],
  [11, 54.2],
  [12.5, 54.4],
  [14.2, 53.9],
  [16.5, 54.45],
]);
const livonia = traced([
  [24.5, 57.8],
  [24.4, 58.3],
  [23.6, 58.8],
  [24.5, 59.4],
]);
const shores = [pomerania, line("prussianCoast"), line("lithuanianCoast"), livonia];
export const BALTIC = `M-100 20L${written(shores.flatMap((shore, k) => shore.slice(k && 1)))}L760 -60L-100 -60z`;
const pontus = traced([
  [28.5, 44],
  [29.6, 45.3],
  [30.8, 46.4],
  [32.2, 46.3],
  [33.4, 46.0],
  [34.6, 46.2],
  [37, 46.6],
  [41, 46],
]);
export const BLACK_SEA = `M${written(pontus)}L1500 1100L800 1100z`;

/** Rivers, for the eye to find its way: Vistula, Dnieper, Niemen. */
export const RIVERS = [
  [
    [19.0, 49.7],
    [20.4, 50.2],
    [21.7, 50.7],
    [21.7, 51.5],
    [20.9, 52.4],
    [19.3, 52.7],
    [18.5, 53.2],
    [18.8, 54.6],
  ],
  [
    [31.4, 54.8],
    [30.4, 53.8],
    [30.5, 52.0],
    [30.6, 50.4],
    [32.0, 49.4],
    [33.2, 48.8],
    [35, 47.8],
    [32.4, 46.4],
  ],
  [
    [26.6, 53.6],
    [25.0, 53.7],
    [23.9, 54.6],
    [22.5, 55.1],
    [21.2, 55.4],
  ],
].map((points) => `M${written(traced(points as Point[]))}`);

// ---- where things stand ----
/** The middle of what stands in a region. */
export const ANCHORS: Record<Region, Point> = {
  prussia: [486, 326],
  lithuania: [900, 300],
  ukraine: [926, 686],
  "little-poland": [558, 701],
  "greater-poland": [352, 518],
};

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const BOX = { width: 232, height: 168 };
export const BOXES: Record<Enemy, Box> = {
  black: { ...BOX, x: 178, y: 72 },
  russia: { ...BOX, x: 1104, y: 72 },
  tatars: { ...BOX, x: 1104, y: 566 },
  ottomans: { ...BOX, x: 466, y: 838, height: 122 },
  habsburgs: { ...BOX, x: 4, y: 606 },
};
export const COURT: Box = { x: 552, y: 432, width: 206, height: 138 };
export const COSSACK_BOX: Box = { x: 1136, y: 756, width: 200, height: 62 };

/** The seats of the Sejm stand around the court, each towards its region. */
export const SEATS: Record<Region, Point> = {
  prussia: [655, 432],
  lithuania: [758, 470],
  ukraine: [728, 570],
  "little-poland": [600, 570],
  "greater-poland": [552, 500],
};

export const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

/** Where a place is, for arrows, for the keyboard, and to bring it into sight. */
export function pointOf(place: string): Point | null {
  if (place in ANCHORS) return ANCHORS[place as Region];
  if (place in BOXES) return middleOf(BOXES[place as Enemy]);
  if (place === "vienna") return middleOf(BOXES.habsburgs);
  if (place === "court" || place === "sejm") return middleOf(COURT);
  if (place === "cossacks") return middleOf(COSSACK_BOX);
  return null;
}

// ---- arrows ----
/** From each box into its region. */
export const ENTRIES: Record<Enemy, [Point, Point]> = {
  black: [
    [322, 243],
    [332, 288],
  ],
  russia: [
    [1114, 245],
    [1062, 276],
  ],
  tatars: [
    [1103, 650],
    [1070, 658],
  ],
  ottomans: [
    [566, 836],
    [566, 804],
  ],
  habsburgs: [
    [150, 610],
    [196, 570],
  ],
};

/** Where the border between two neighbours of the ring is crossed, and which way the first comes to the second. */
const GATES: Record<string, { at: Point; along: Point }> = {
  "prussia lithuania": { at: [688, 342], along: [1, 0] },
  "lithuania ukraine": { at: [905, 540], along: [0, 1] },
  "ukraine little-poland": { at: [754, 690], along: [-1, 0] },
  "little-poland greater-poland": { at: [436, 592], along: [0, -1] },
  "greater-poland prussia": { at: [382, 424], along: [0, -1] },
};

function gate(from: Region, to: Region): { at: Point; along: Point; half: number } {
  const there = GATES[`${from} ${to}`];
  if (there) return { ...there, half: 21 };
  const back = GATES[`${to} ${from}`];
  if (back) return { at: back.at, along: [-back.along[0], -back.along[1]], half: 21 };
  const [a, b] = [ANCHORS[from], ANCHORS[to]];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  return { at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], along, half: length / 4 };
}

/** A short arrow over the border; the two directions pass each other. */
export function expansion(from: Region, to: Region): { path: string; tail: Point } {
  const {
    at,
    along: [ux, uy],
    half,
  } = gate(from, to);
  const point = (k: number): Point => [at[0] + ux * k - uy * 16, at[1] + uy * k + ux * 16];
  return { path: `M${point(-half).join(" ")}L${point(half).join(" ")}`, tail: point(-half) };
}

/** The way of an attack, campaign or expansion that is being shown. */
export function way(from: string, to: string): string | null {
  const [a, b] = [pointOf(from), pointOf(to)];
  if (!a || !b || from === to) return null;
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const gap = Math.min(70, length / 3.5);
  const bend: Point = [(a[0] + b[0]) / 2 - dy * 0.12, (a[1] + b[1]) / 2 + dx * 0.12];
  const near = (p: Point, q: Point): Point => {
    const far = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    return [p[0] + ((q[0] - p[0]) / far) * gap, p[1] + ((q[1] - p[1]) / far) * gap];
  };
  return `M${near(a, bend).join(" ")}Q${bend.join(" ")} ${near(b, bend).join(" ")}`;
}
