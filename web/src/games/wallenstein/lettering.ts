/** What is written on the map, in its units: nothing upon another, nothing too small to read. */
import { around, beside, boxOf, lay, type Box, type Spot, type Wanted } from "../../lib/lettering";
import type { Text } from "../../words.svelte";
import { MAP, type County, type Point } from "./empire";
import { written } from "./naming";

const SMALLEST = 11.2; // pixels
const [WIDE, HIGH] = [50, 32]; // of a counter
const PLATE = 26; // of a planned card above it

/** What stands at the middle of a county. */
export interface Standing {
  county: County;
  /** Null without a counter; one may say that all have gone into the tower. */
  armies: number | null;
  /** What is printed on the county, beside its armies. */
  numbers: boolean;
  planned: boolean;
  above: readonly Above[];
}

/** Where a piece above the armies stands, from their middle, and how wide it is. */
const ABOVE = { revolt: [-29, -22, 38], leader: [27, -23, 36], statue: [0, -27, 22] } as const;
export type Above = keyof typeof ABOVE;

interface Asked {
  text: Text;
  /** The counties that are named, and what stands in them. */
  standing: readonly Standing[];
  /** The size of a piece, and of a pixel. */
  piece: number;
  pixel: number;
}

export type Written = ReadonlyMap<string, Spot>;

export function lettering(asked: Asked): { names: Written; regions: Written } {
  const pieces = asked.standing.flatMap((one) => pieceOf(one, asked.piece));
  const names = lay(namesOf(asked), pieces, within);
  const taken = [...pieces, ...[...names.values()].map(boxOf)];
  return { names, regions: lay(regionsOf(asked), taken, within) };
}

const within = ({ left, top, right, bottom }: Box): boolean =>
  left > 6 && top > 6 && right < MAP.width - 6 && bottom < MAP.height - 6;

const labelOf = (county: County): Point => MAP.counties[county]!.label;

function sizeOf({ armies, numbers }: Standing, piece: number): Point {
  if (armies === null) return [0, 0];
  const wide = WIDE + (armies > 9 ? 10 : 0) + 4;
  return [(numbers ? 108 : wide) * piece, (HIGH + 4) * piece];
}

function pieceOf(one: Standing, piece: number): Box[] {
  const [x, y] = labelOf(one.county);
  const [wide, high] = sizeOf(one, piece);
  const printed = one.numbers && one.armies === null ? [around(x, y - 14 * piece, 52 * piece, 27 * piece)] : [];
  const plate = one.planned ? [around(x, y - 28 * piece, 32 * piece, PLATE * piece)] : [];
  const above = one.above.map((kind) => {
    const [dx, dy, across] = ABOVE[kind];
    return around(x + dx * piece, y + dy * piece, across * piece, across * piece);
  });
  return [...(one.armies !== null ? [around(x, y, wide, high)] : []), ...printed, ...plate, ...above];
}

function namesOf({ text, standing, piece, pixel }: Asked): Wanted[] {
  const size = Math.max(16.6 * piece, SMALLEST * pixel);
  return standing.map((one) => {
    const name = text.name("county", one.county);
    const room = one.armies !== null ? sizeOf(one, piece) : ([0, -size] as const);
    const folds = [written(name), name.split(/(?<=[-])| /), [name]];
    return { key: one.county, spots: folds.flatMap((lines) => beside(labelOf(one.county), room, size, lines)) };
  });
}

/** In wide letters, as near as possible to where they belong. */
function regionsOf({ text, pixel }: Asked): Wanted[] {
  return Object.entries(MAP.regions).map(([region, at]) => {
    const lines = [text.name("region", region).toUpperCase()];
    const size = Math.min(Math.max(22, Math.min(44, 20 * pixel)), 380 / lines[0]!.length);
    const spot = ([dx, dy]: Point, by: number): Spot => ({
      x: at[0] + dx,
      y: at[1] + dy,
      lines,
      size: size * by,
      spacing: 0.3,
    });
    const spots = [1, 0.8].filter((by) => size * by >= SMALLEST * pixel).flatMap((by) => NEAR.map((o) => spot(o, by)));
    return { key: region, spots };
  });
}

/** Steps away from a point, the nearest first. */
const NEAR: Point[] = [-90, -60, -30, 0, 30, 60, 90]
  .flatMap((dx) => Array.from({ length: 25 }, (_, k): Point => [dx, 8 * k - 96]))
  .toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b));
