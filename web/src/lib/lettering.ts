/** Words on a map: each where there is room for it, and none where there is none. In any unit, all in the same. */
import type { Point } from "./panzoom.svelte";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The middle of the first line, on its base; the size of its letters. */
export interface Spot {
  x: number;
  y: number;
  lines: readonly string[];
  size: number;
  /** Between letters, and from line to line, in their size. */
  spacing?: number;
  lead?: number;
}

/** Words that may stand at any of some spots, the best first; worked out as far as they are asked for. */
export interface Wanted {
  key: string;
  spots: Iterable<Spot>;
}

const NARROW = /[fijltIJł .,'’-]/;
const BROAD = /[mwMW]/;
const widthOf = (letter: string): number =>
  NARROW.test(letter) ? 0.31 : BROAD.test(letter) ? 0.85 : letter !== letter.toLowerCase() ? 0.64 : 0.505;

const known = new Map<string, number>();

function lettersOf(line: string): number {
  const wide = known.get(line) ?? [...line].reduce((sum, letter) => sum + widthOf(letter), 0);
  known.set(line, wide);
  return wide;
}

/** About how wide a line of bold letters is. */
export function breadth(line: string, size: number, spacing = 0.02): number {
  return (lettersOf(line) + line.length * spacing) * size;
}

export function boxOf({ x, y, lines, size, spacing, lead = 1 }: Spot): Box {
  const half = Math.max(...lines.map((line) => breadth(line, size, spacing))) / 2;
  const down = (lines.length - 1) * lead + 0.2;
  return { left: x - half, right: x + half, top: y - 0.76 * size, bottom: y + down * size };
}

export const around = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

export const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

interface Laid {
  spot: Spot;
  box: Box;
}

/** The spots of a word that are clear of what is taken, found as far as they are asked for: the first will mostly do. */
class Open {
  readonly #found: Laid[] = [];
  readonly #spots: Iterator<Spot>;

  constructor(
    spots: Iterable<Spot>,
    private readonly clear: (box: Box) => boolean,
  ) {
    this.#spots = spots[Symbol.iterator]();
  }

  find(wanted: (one: Laid) => boolean): Laid | undefined {
    const before = this.#found.find(wanted);
    if (before) return before;
    for (let next; !(next = this.#spots.next()).done;) {
      const one = { spot: next.value, box: boxOf(next.value) };
      if (!this.clear(one.box)) continue;
      this.#found.push(one);
      if (wanted(one)) return one;
    }
    return undefined;
  }
}

/** Where each goes, beside what is taken already. A word that stands in the way of another yields if it can. */
export function lay(
  wanted: readonly Wanted[],
  taken: readonly Box[],
  within: (box: Box, key: string) => boolean,
): Map<string, Spot> {
  const laid = new Map<string, Laid>();
  const clear = (box: Box, key: string): boolean => !taken.some((other) => meet(box, other)) && within(box, key);
  const open = new Map(wanted.map(({ key, spots }) => [key, new Open(spots, (box) => clear(box, key))]));
  const rivals = ({ box }: Laid): string[] => [...laid].filter(([, its]) => meet(box, its.box)).map(([key]) => key);
  const free = (key: string): Laid | undefined => open.get(key)!.find((one) => !rivals(one).length);

  function takes(key: string, one: Laid): boolean {
    const [rival, ...more] = rivals(one);
    if (!rival || more.length) return false;
    const before = laid.get(rival)!;
    laid.set(key, one).delete(rival);
    const elsewhere = free(rival);
    laid.set(rival, elsewhere ?? before);
    return elsewhere ? true : !laid.delete(key);
  }

  for (const { key } of wanted) {
    const place = free(key);
    if (place) laid.set(key, place);
    else open.get(key)!.find((one) => takes(key, one));
  }
  return new Map([...laid].map(([key, { spot }]) => [key, spot]));
}

/** Long names take two lines. */
export function folded(name: string, most = 10): string[] {
  if (name.length <= most || !/[ -]/.test(name.slice(2, -2))) return [name];
  const breaks = [...name.matchAll(/[ -]/g)].map((found) => found.index);
  const middle = breaks.reduce((a, b) => (Math.abs(b - name.length / 2) < Math.abs(a - name.length / 2) ? b : a));
  return [name.slice(0, middle + 1).trimEnd(), name.slice(middle + 1)];
}

type Lines = readonly string[];

/** A name folded in one way or another, beside a piece. */
export function* besides(at: Point, piece: Point, size: number, folds: readonly Lines[]): Generator<Spot> {
  for (const lines of folds) yield* beside(at, piece, size, lines);
}

/** Beside a piece of some width and height: below it, if possible, then above it, then at its sides. */
function* beside(at: Point, piece: Point, size: number, lines: Lines): Generator<Spot> {
  const [half, high] = [piece[0] / 2, piece[1] / 2];
  const wide = Math.max(...lines.map((line) => breadth(line, size))) / 2;
  const more = (lines.length - 1) * size;
  const [below, level, above] = [high + 0.82 * size, 0.32 * size - more / 2, -high - 0.24 * size - more];
  const aside = Math.max(0, wide - half);
  const beyond = half + wide + 0.15 * size;
  const ways = [0, aside / 2, -aside / 2, aside, -aside];
  const offsets: Point[] = [
    ...ways.map((dx): Point => [dx, below]),
    ...ways.map((dx): Point => [dx, above]),
    [beyond, level],
    [-beyond, level],
  ];
  for (const [dx, dy] of offsets) yield { x: at[0] + dx, y: at[1] + dy, lines, size };
}
