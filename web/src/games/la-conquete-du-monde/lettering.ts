/** What is written on the map, in pixels of the whole sheet: nothing upon another, nothing too small to read. */
import { around, besides, breadth, boxOf, folded, lay, type Box, type Spot, type Wanted } from "../../lib/lettering";
import type { Text } from "../../words.svelte";
import { counterSize, RING, type Level } from "./levels";
import { MAP, type BoardFacts, type Point, type Territory } from "./world";

export type Written = ReadonlyMap<string, Spot>;

export interface Lettering {
  names: Written;
  continents: Written;
  seas: Written;
}

export const NOTHING: Lettering = { names: new Map(), continents: new Map(), seas: new Map() };

const NAMES = { near: 15, far: 11.5, tiny: 11 };
const FOLD = { near: 10, far: 13, tiny: 13 };
const SEA = 11.5;
const AIRY = 0.1; // between letters, in their size: more than is drawn, which stays free at both ends

export interface Asked {
  text: Text;
  facts: BoardFacts;
  /** Pixels per unit. */
  scale: number;
  level: Level;
  /** How large the counter of a territory is; none where pieces are hidden. */
  counter: ((t: Territory) => Point) | null;
}

export function lettering(asked: Asked): Lettering {
  const { scale, counter } = asked;
  const at = ([x, y]: Point): Point => [x * scale, y * scale];
  const counters = counter
    ? Object.entries(MAP.territories).map(([t, { label }]) => around(...at(label), ...counter(t)))
    : [];
  const [width, height] = at([MAP.width, MAP.height]);
  const within = (box: Box): boolean => box.left > 4 && box.right < width - 4 && box.top > 4 && box.bottom < height - 4;
  const more = (words: Written): Box[] => [...words.values()].map(boxOf);

  const continents = lay(asked.level === "far" ? continentsOf(asked) : [], counters, within);
  const names = lay(namesOf(asked), [...counters, ...more(continents)], within);
  const seas = lay(seasOf(asked), [...counters, ...more(continents), ...more(names)], within);
  return { names, continents, seas };
}

/** Crowded ones first: they have least choice. */
function namesOf({ text, scale, level, counter }: Asked): Wanted[] {
  const size = NAMES[level];
  const all = Object.entries(MAP.territories).map(([t, { label }]) => ({ t, label }));
  const crowd = ([x, y]: Point): number =>
    all.filter(({ label }) => Math.abs(label[0] - x) < 110 && Math.abs(label[1] - y) < 60).length;
  return all
    .toSorted((a, b) => crowd(b.label) - crowd(a.label))
    .map(({ t, label }) => {
      const name = text.name("territory", t);
      const at: Point = [label[0] * scale, label[1] * scale];
      const folds = [folded(name, FOLD[level]), name.split(" "), [name], folded(name, 0)];
      return { key: t, spots: airyFirst(folds, (fold) => besides(at, counter?.(t) ?? [0, -size], size, [fold])) };
    });
}

/** Where there is room, a name keeps off its neighbours'. */
function* airyFirst(folds: string[][], spotsOf: (fold: string[]) => Iterable<Spot>): Generator<Spot> {
  for (const fold of folds) {
    for (const spot of spotsOf(fold)) yield { ...spot, spacing: AIRY };
    yield* spotsOf(fold);
  }
}

/** Their place is where their last letter ends; they may stand a little off it. */
function continentsOf({ text, facts, scale }: Asked): Wanted[] {
  const [size, spacing] = [13, 0.14];
  return Object.entries(MAP.continents).map(([c, [x, y]]) => {
    const lines = [...folded(text.name("continent", c).toUpperCase()), `+${facts.continents[c]?.value}`];
    const half = Math.max(...lines.map((line) => breadth(line, size, spacing))) / 2;
    const shifts = [
      [0, 0],
      [0, 14],
      [0, -14],
      [-24, 0],
      [24, 0],
      [-24, 14],
      [24, 14],
    ] as const;
    const spot = ([dx, dy]: Point): Spot => ({
      x: x * scale - half + dx,
      y: y * scale + dy,
      lines,
      size,
      spacing,
      lead: 1.15,
    });
    return { key: c, spots: shifts.map((shift) => spot([...shift])) };
  });
}

/** Oceans grow with the map; lesser seas are named where one looks closely. */
function seasOf({ scale, level }: Asked): Wanted[] {
  return MAP.seas
    .filter(({ ocean }) => ocean || level === "near")
    .map(({ text, at: [x, y], ocean }) => {
      const size = ocean ? Math.max(SEA, 17 * scale) : 13;
      const lines = text.toUpperCase().split("|");
      return { key: text, spots: [{ x: x * scale, y: y * scale, lines, size, spacing: 0.25, lead: 1.3 }] };
    });
}

/** Counters as wide as a ring around them, so that no word moves when one is offered. */
export const roomOf = (level: Level, armies: number, letter: boolean): Point => {
  const [width, height] = counterSize(level, Math.max(10, armies), letter);
  return [width + 2 * RING[level], height + 2 * RING[level]];
};
