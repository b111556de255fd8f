/** Arrows on the drawn map. */
import { MAP, type Point, type Territory } from "./world";

const STEPS = 16;
const SHAFT = 0.86; // where the head begins

/** From counter to counter, in units of which a pixel is `u`; around the world in two, out at one edge and in at the other. */
export function arrowPath(from: Territory, to: Territory, u: number, half: Point): string | null {
  const [a, b] = [MAP.territories[from]?.label, MAP.territories[to]?.label];
  if (!a || !b) return null;
  const [there, back] = [beyond(b, a), beyond(a, b)];
  const start = beside(a, there, u, half);
  const end = beside(b, back, u, half);
  if (there === b) return tapered(start, end, u);
  return tapered(start, atEdge(a, there), u) + tapered(atEdge(b, back), end, u);
}

/** Where a point lies as seen from another: off the map, if that is the shorter way around the world. */
export function beyond(point: Point, from: Point): Point {
  const dx = point[0] - from[0];
  return Math.abs(dx) > MAP.width / 2 ? [point[0] - Math.sign(dx) * MAP.width, point[1]] : point;
}

/** Where the way from a point of the map to one off it leaves the map. */
function atEdge(a: Point, b: Point): Point {
  const x = b[0] < 0 ? 0 : MAP.width;
  return [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])];
}

/** Off the counter at a point, on the way to another. */
function beside(a: Point, b: Point, u: number, half: Point): Point {
  const [ux, uy] = unit(a, b);
  const off = Math.min((half[0] + 4) / Math.abs(ux), (half[1] + 4) / Math.abs(uy)) * u;
  const gap = Math.min(off, Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.32);
  return [a[0] + ux * gap, a[1] + uy * gap];
}

function unit(a: Point, b: Point): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** Thin at its tail, bent upwards, with a head: all round, to be filled. */
function tapered(a: Point, b: Point, u: number): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [ux, uy] = unit(a, b);
  const bend = length * 0.12 * (ux < 0 ? 1 : -1);
  const corner: Point = [(a[0] + b[0]) / 2 - uy * bend, (a[1] + b[1]) / 2 + ux * bend];
  const thick = Math.min(1, length / (60 * u)) * u; // a short arrow is a thin one
  const edges: [left: Point[], right: Point[]] = [[], []];
  let tip: { at: Point; along: Point } = { at: a, along: [ux, uy] };
  for (let k = 0; k <= STEPS; k++) {
    tip = onCurve(a, corner, b, (k / STEPS) * SHAFT);
    const wide = (2 + (2.6 * k) / STEPS) * thick;
    edges[0].push(aside(tip, wide));
    edges[1].push(aside(tip, -wide));
  }
  const points = [...edges[0], aside(tip, 11 * thick), b, aside(tip, -11 * thick), ...edges[1].reverse()];
  return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}z`;
}

function onCurve(a: Point, corner: Point, b: Point, t: number): { at: Point; along: Point } {
  const mix = (k: 0 | 1): number => (1 - t) ** 2 * a[k] + 2 * t * (1 - t) * corner[k] + t * t * b[k];
  const rise = (k: 0 | 1): number => (1 - t) * (corner[k] - a[k]) + t * (b[k] - corner[k]);
  return { at: [mix(0), mix(1)], along: unit([0, 0], [rise(0), rise(1)]) };
}

const aside = ({ at, along }: { at: Point; along: Point }, by: number): Point => [
  at[0] - along[1] * by,
  at[1] + along[0] * by,
];
