/** Where the dice of a battle fall: near it, in sight, and on as little as possible of what is read. */
import { around, boxOf, type Box, type Spot } from "../../lib/lettering";
import type { PanZoom } from "../../lib/panzoom.svelte";
import { beyond } from "./geometry";
import { roomOf, type Lettering } from "./lettering";
import type { Level } from "./levels";
import { overlap } from "./placing";
import type { Roll } from "./scenes";
import { MAP, type Point, type Territory } from "./world";

export const APART = 4;
const ARROW = 24; // around its middle
const STEP = 10;
const STEPS = 16; // each way from the middle of the battle
/* To cover a square pixel is as bad as to lie so many pixels farther off: of the battle itself, of others. */
const HIDES = 5;
const DISTURBS = 0.12;

export const dieSize = (level: Level): number => ({ near: 34, far: 28, tiny: 20 })[level];

interface Asked {
  roll: Roll;
  level: Level;
  /** A pixel in units of the map. */
  u: number;
  pan: Pick<PanZoom, "width" | "height" | "toPixels" | "scale">;
  words: Lettering;
  /** What of the frame is hidden. */
  covered: readonly Box[];
}

/** The middle of the foot of both rows, in units of the map. */
export function tableFor(asked: Asked): Point {
  const { roll, level, u, pan, covered } = asked;
  const [originX, originY] = pan.toPixels([0, 0]);
  const large = u * pan.scale; // what is written in pixels may be drawn larger
  const inFrame = ({ left, top, right, bottom }: Box): Box => ({
    left: originX + left * large,
    top: originY + top * large,
    right: originX + right * large,
    bottom: originY + bottom * large,
  });
  const middle = between(roll, pan);
  const [own, others] = taken(asked).map((boxes) => boxes.map(inFrame)) as [Box[], Box[]];
  const hidden = [...own, ...covered, around(...middle, ARROW, ARROW)];
  const [width, height] = roomFor(roll, level).map((side) => side * large) as Point;
  const cost = ([x, y]: Point): number => {
    const here = around(x, y, width, height);
    const on = (boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + overlap(here, box), 0);
    return HIDES * on(hidden) + DISTURBS * on(others) + Math.hypot(x - middle[0], y - middle[1]);
  };
  const spots = places(middle, [width, height], [pan.width, pan.height]).map((at) => ({ at, cost: cost(at) }));
  const [x, y] = spots.reduce((best, one) => (one.cost < best.cost ? one : best)).at;
  return [(x - originX) / pan.scale, (y + height / 2 - originY) / pan.scale];
}

const placeOf = (t: Territory): Point => MAP.territories[t]?.label ?? [0, 0];

/** The middle of the way, in the frame. */
function between({ origin, target }: Roll, pan: Asked["pan"]): Point {
  const to = placeOf(target);
  const from = beyond(placeOf(origin), to);
  return pan.toPixels([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
}

/** Counters and words, of the two that fight and of all others. */
function taken({ roll, level, u, words }: Asked): [own: Box[], others: Box[]] {
  const fights = (t: Territory): boolean => t === roll.origin || t === roll.target;
  const counter = ([x, y]: Point): Box => around(x / u, y / u, ...roomOf(level, 10, false));
  const counters = Object.keys(MAP.territories).map((t) => [t, counter(placeOf(t))] as const);
  const written = [...words.names, ...words.continents].map(([t, spot]: [string, Spot]) => [t, boxOf(spot)] as const);
  const all = [...counters, ...written];
  const boxes = (wanted: boolean): Box[] => all.filter(([t]) => fights(t) === wanted).map(([, box]) => box);
  return [boxes(true), boxes(false)];
}

/** Of both rows together. */
function roomFor({ attack, defence }: Roll, level: Level): Point {
  const step = dieSize(level) + APART;
  return [Math.max(attack.length, defence.length) * step, 2 * step];
}

/** Around a point, and whole in the frame. */
function places([x, y]: Point, [width, height]: Point, room: Point): Point[] {
  const held = (at: number, size: number, most: number): number => Math.max(size / 2, Math.min(most - size / 2, at));
  const steps = Array.from({ length: 2 * STEPS + 1 }, (_, k) => (k - STEPS) * STEP);
  return steps.flatMap((dx) => steps.map((dy): Point => [held(x + dx, width, room[0]), held(y + dy, height, room[1])]));
}
