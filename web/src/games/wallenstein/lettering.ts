/** What is written on the map, in its units: nothing upon another, nothing too small to read. */
import { around, besides, boxOf, lay, meet, type Box, type Spot, type Wanted } from "../../lib/lettering";
import { holds } from "../../lib/shapes";
import type { Text } from "../../words.svelte";
import { MAP, type County, type Point } from "./empire";
import { written } from "./naming";

const SMALLEST = 11.2; // pixels
const [WIDE, HIGH] = [50, 32]; // of a counter
const PLATE = 26; // of a planned card above it
/** How far above the middle of a county without armies its numbers are printed, and how much room they take. */
export const RAISED = 20;
const PRINTED: Point = [52, 25];

/** What stands at the middle of a county. */
export interface Standing {
  county: County;
  /** Null without a counter; one may say that all have gone into the tower. */
  armies: number | null;
  /** What is printed on the county, beside its armies. */
  numbers: boolean;
  planned: boolean;
  above: readonly Above[];
  /** How many buildings stand on its sites. */
  built: number;
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

export interface Lettering {
  /** Where each building stands: on its site, or as near to it as it can be seen whole. */
  houses: ReadonlyMap<County, readonly Point[]>;
  names: Written;
  regions: Written;
}

/** How large a building is drawn: it has less room than other pieces. */
export const houseAt = (piece: number): number => Math.min(1.3, Math.max(0.66, piece));
const HOUSE = 29; // what is seen of it

export function lettering(asked: Asked): Lettering {
  const pieces = asked.standing.flatMap((one) => pieceOf(one, asked.piece));
  const houses = housesOf(asked, pieces);
  const built = [...houses.values()].flat().map((at) => houseBox(at, asked.piece));
  const wanted = namesOf(asked).map(({ key, spots }) => ({ key, spots: besideFirst(spots, near(built, key)) }));
  const names = lay(wanted, pieces, withinIts);
  const taken = [...pieces, ...built, ...[...names.values()].map(boxOf)];
  return { houses, names, regions: lay(regionsOf(asked), taken, within) };
}

/** Beside buildings first, but where there is no room upon them rather than nowhere. */
function* besideFirst(spots: Iterable<Spot>, built: readonly Box[]): Generator<Spot> {
  const upon: Spot[] = [];
  for (const spot of spots) {
    if (built.some((house) => meet(house, boxOf(spot)))) upon.push(spot);
    else yield spot;
  }
  yield* upon;
}

/** What may be in the way at a county. */
function near(boxes: readonly Box[], county: County): Box[] {
  const [x, y] = labelOf(county);
  return boxes.filter(
    ({ left, right, top, bottom }) => left < x + FAR && right > x - FAR && top < y + FAR && bottom > y - FAR,
  );
}
const FAR = 170;

const houseBox = ([x, y]: Point, piece: number): Box => around(x, y, HOUSE * houseAt(piece), HOUSE * houseAt(piece));

function housesOf({ standing, piece }: Asked, pieces: readonly Box[]): Map<County, Point[]> {
  const taken = [...pieces];
  const found = new Map<County, Point[]>();
  for (const { county, built } of standing) {
    if (!built) continue;
    const here = near(taken, county);
    const stand = (site: Point): Point => {
      const at = besideTaken(county, site, here, piece);
      const house = houseBox(at, piece);
      here.push(house);
      taken.push(house);
      return at;
    };
    found.set(county, MAP.counties[county]!.sites.slice(0, built).map(stand));
  }
  return found;
}

function besideTaken(county: County, [x, y]: Point, taken: readonly Box[], piece: number): Point {
  const isFree = (at: Point): boolean => {
    const house = houseBox(at, piece);
    return !taken.some((other) => meet(other, house)) && holds(MAP.counties[county]!.rings, at);
  };
  return AROUND.map(([dx, dy]): Point => [x + dx, y + dy]).find(isFree) ?? [x, y];
}

/** Steps away from a site, the nearest first. */
const AROUND: Point[] = [
  [0, 0],
  ...Array.from({ length: 12 * 16 }, (_, k): Point => {
    const [far, way] = [6 * (1 + Math.floor(k / 16)), ((k % 16) * Math.PI) / 8];
    return [far * Math.cos(way), far * Math.sin(way)];
  }),
];

/** Counties whose printed numbers, shown besides, would lie upon a name or a piece of another. */
export function crowdedOf({ standing, piece }: Pick<Asked, "standing" | "piece">, names: Written): Set<County> {
  const named = [...names].map(([county, spot]) => ({ county, box: boxOf(spot) }));
  const others = [
    ...standing.flatMap((one) => pieceOf(one, piece).map((box) => ({ county: one.county, box }))),
    ...named,
  ];
  const crowded = standing.filter((one) => {
    const numbers = numbersOf(one, piece);
    const inTheWay = one.armies === null ? others : others.filter(({ county }) => county !== one.county);
    return inTheWay.some(({ box }) => numbers.some((number) => meet(box, number)));
  });
  return new Set(crowded.map(({ county }) => county));
}

const within = ({ left, top, right, bottom }: Box): boolean =>
  left > 6 && top > 6 && right < MAP.width - 6 && bottom < MAP.height - 6;

/** Whoever reads a name takes it for that of the county under its middle. */
const withinIts = (box: Box, county: County): boolean =>
  within(box) && holds(MAP.counties[county]!.rings, [(box.left + box.right) / 2, (box.top + box.bottom) / 2]);

const labelOf = (county: County): Point => MAP.counties[county]!.label;

function sizeOf({ armies, numbers }: Standing, piece: number): Point {
  if (armies === null) return [0, 0];
  const wide = WIDE + (armies > 9 ? 10 : 0) + 4;
  return [(numbers ? 108 : wide) * piece, (HIGH + 4) * piece];
}

/** The two numbers printed on a county: at the sides of its armies, or together where none stand. */
function numbersOf({ county, armies }: Standing, piece: number): Box[] {
  const [x, y] = labelOf(county);
  if (armies === null) return [around(x, y - RAISED * piece, PRINTED[0] * piece, PRINTED[1] * piece)];
  return [-42, 42].map((dx) => around(x + dx * piece, y, 25 * piece, 27 * piece));
}

function pieceOf(one: Standing, piece: number): Box[] {
  const [x, y] = labelOf(one.county);
  const [wide, high] = sizeOf(one, piece);
  const printed = one.numbers && one.armies === null ? numbersOf(one, piece) : [];
  const plate = one.planned ? [around(x, y - 28 * piece, 32 * piece, PLATE * piece)] : [];
  const above = one.above.map((kind) => {
    const [dx, dy, across] = ABOVE[kind];
    return around(x + dx * piece, y + dy * piece, across * piece, across * piece);
  });
  return [...(one.armies !== null ? [around(x, y, wide, high)] : []), ...printed, ...plate, ...above];
}

/** What a name stands beside, and how large that is: armies, the printed numbers alone, or nothing. */
function placeOf(one: Standing, piece: number, size: number): [Point, Point] {
  const [x, y] = labelOf(one.county);
  if (one.armies !== null) return [[x, y], sizeOf(one, piece)];
  if (!one.numbers)
    return [
      [x, y],
      [0, -size],
    ];
  return [
    [x, y - RAISED * piece],
    [PRINTED[0] * piece, PRINTED[1] * piece],
  ];
}

function namesOf({ text, standing, piece, pixel }: Asked): Wanted[] {
  const size = Math.max(16.6 * piece, SMALLEST * pixel);
  return standing.map((one) => {
    const name = text.name("county", one.county);
    const [at, room] = placeOf(one, piece, size);
    const folds = [written(name), name.split(/(?<=[-])| /), [name]];
    return { key: one.county, spots: besides(at, room, size, folds) };
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
    const sizes = [1, 0.8].filter((by) => size * by >= SMALLEST * pixel);
    return { key: region, spots: nearby(sizes, spot) };
  });
}

function* nearby(sizes: readonly number[], spot: (offset: Point, by: number) => Spot): Generator<Spot> {
  for (const by of sizes) for (const offset of NEAR) yield spot(offset, by);
}

/** Steps away from a point, the nearest first. */
const NEAR: Point[] = [-90, -60, -30, 0, 30, 60, 90]
  .flatMap((dx) => Array.from({ length: 25 }, (_, k): Point => [dx, 8 * k - 96]))
  .toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b));
