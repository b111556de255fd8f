/** The view of God's Playground and the printed facts, as the server gives them. */
import type { Seat, View } from "../../protocol";
import type { SeatFact } from "../types";

export const REGIONS = ["prussia", "lithuania", "ukraine", "little-poland", "greater-poland"] as const;
export type Region = (typeof REGIONS)[number];
/** In the order of their numbers on the dice. */
export const ENEMIES = ["black", "russia", "tatars", "ottomans", "habsburgs"] as const;
export type Enemy = (typeof ENEMIES)[number];
export const SPOTS = [...REGIONS, "court"] as const;
export type Spot = (typeof SPOTS)[number];
export const TROOPS = ["infantry", "cavalry", "artillery"] as const;
export type Troop = (typeof TROOPS)[number];
export const ROUNDS = [1, 2, 3, 4] as const;
export const NUMERALS = ["I", "II", "III", "IV"] as const;
export const VALUES = [1, 2, 3, 4, 5] as const;
export const BLOCKS = ["0", "1", "2", "3", "4", "5"] as const;

export type Blocks = Record<Spot, number | null>;
type PerSeat<T> = Record<Seat, T>;
type PerRegion<T> = Record<Region, T>;
type PerEnemy<T> = Record<Enemy, T>;
/** By the number of the circle, "1" to "6". */
type Circles<T> = Record<string, T>;

export interface Forecast {
  foe: string;
  strength: number;
  against: number;
  enters: number;
  where: Region | "vienna";
  influence: boolean;
  treaty: boolean;
  chance: number;
  mean: number;
}

export interface Printed {
  base: PerEnemy<number[]>;
  glory: PerEnemy<number>;
  worth: PerRegion<number[]>;
  arrows: PerEnemy<Region[]>;
}

export interface Commonwealth extends View {
  phase: string;
  round: number;
  lap: number;
  together: Seat[];
  seating: Record<string, Seat | null>;
  hetman: Seat | null;
  player: Seat | null;
  passed: Seat[];
  coins: PerSeat<number>;
  points: PerSeat<number>;
  nobles: PerSeat<PerRegion<number>>;
  campaigners: PerSeat<PerEnemy<number>>;
  infantry: PerSeat<PerRegion<number>>;
  cavalry: PerSeat<PerRegion<number>>;
  artillery: PerSeat<PerRegion<number>>;
  blocks: PerSeat<Record<string, number>>;
  value: PerRegion<number>;
  estate: PerRegion<Circles<Seat | null>>;
  manager: PerRegion<Circles<number>>;
  city: PerRegion<Circles<number>>;
  sejm: PerRegion<Seat | null>;
  crown: Record<Troop, number>;
  cossacks: { box: number; ukraine: number; tatars: number };
  invaders: PerRegion<PerEnemy<number>>;
  influence: PerRegion<number>;
  strength: PerEnemy<number>;
  influence_box: number;
  vienna: number;
  king: PerEnemy<number>;
  treaty: Enemy | null;
  treaty_breaks: number;
  arriving: PerRegion<number>;
  shortfall: number;
  muster: Region | null;
  revealed: PerSeat<Blocks> | null;
  bids: PerSeat<number> | null;
  supply: PerSeat<{ nobles: number; discs: number; infantry: number; cavalry: number; artillery: number }>;
  income: PerSeat<number>;
  estates_worth: PerSeat<number>;
  forecast: PerEnemy<Forecast>;
  /** By region, whom a campaign would attack. */
  attacked: PerRegion<string> | null;
  black: string;
  printed: Printed;
  /** Whether this seat has said it is ready; what it laid, the others are not told. */
  ready?: boolean;
  assigned?: Blocks | null;
  bid?: number | null;
}

export const asCommonwealth = (view: View): Commonwealth => view as Commonwealth;

export const isRegion = (place: string): place is Region => (REGIONS as readonly string[]).includes(place);
export const isEnemy = (place: string): place is Enemy => (ENEMIES as readonly string[]).includes(place);
export const isSpot = (place: string): place is Spot => (SPOTS as readonly string[]).includes(place);

/** The region an enemy enters, and the enemy that enters a region. */
const ENTRY: Record<Enemy, Region> = {
  black: "prussia",
  russia: "lithuania",
  tatars: "ukraine",
  ottomans: "little-poland",
  habsburgs: "greater-poland",
};
export const entryOf = (enemy: Enemy): Region => ENTRY[enemy];
export const enemyAt = (region: Region): Enemy => ENEMIES.find((enemy) => ENTRY[enemy] === region)!;

/** Black has three names; all others are their own. */
export const enemyOf = (foe: string): Enemy => (isEnemy(foe) ? foe : "black");
export const foeOf = (view: Commonwealth, enemy: Enemy): string => (enemy === "black" ? view.black : enemy);

/** The Habsburgs send influence, not armies, before the last round. */
export const atPeace = (view: Commonwealth): boolean => view.round < 4;

// ---- how certain the printed numbers are ----
export type Certainty = "rulebook" | "likely" | "weak" | "reconstructed" | "own";
interface Fact {
  certainty: Certainty;
  [name: string]: unknown;
}
export interface BoardFacts {
  enemies: PerEnemy<{ strength: Record<string, Fact & { three: number; four: number }> }>;
  glory: PerEnemy<Fact & { value: number }>;
  arrows: PerEnemy<Fact & { value: Region[] }>;
  estates: PerRegion<Fact & { value: number[] }>;
  crown: { base: Record<string, Fact & Record<Troop, number>>; levy: Record<string, Fact & Record<Troop, number>> };
}
export const asFacts = (facts: unknown): BoardFacts => facts as BoardFacts;

/** A number that a table has replaced is its own. */
function of(fact: Fact, known: unknown, used: unknown): Certainty {
  return JSON.stringify(known) === JSON.stringify(used) ? fact.certainty : "own";
}

export function baseCertainty(facts: BoardFacts, view: Commonwealth, enemy: Enemy, round: number): Certainty {
  const fact = facts.enemies[enemy].strength[`round-${round}`]!;
  return of(fact, view.seats.length === 3 ? fact.three : fact.four, view.printed.base[enemy][round - 1]);
}
export const gloryCertainty = (facts: BoardFacts, view: Commonwealth, enemy: Enemy): Certainty =>
  of(facts.glory[enemy], facts.glory[enemy].value, view.printed.glory[enemy]);
export const arrowsCertainty = (facts: BoardFacts, view: Commonwealth, enemy: Enemy): Certainty =>
  of(facts.arrows[enemy], facts.arrows[enemy].value, view.printed.arrows[enemy]);
export const worthCertainty = (facts: BoardFacts, view: Commonwealth, region: Region): Certainty =>
  of(facts.estates[region], facts.estates[region].value, view.printed.worth[region]);

/** What gets a dotted line under it. */
const DOUBTFUL: readonly Certainty[] = ["reconstructed", "weak"];
export const isDoubtful = (certainty: Certainty): boolean => DOUBTFUL.includes(certainty);

/** Drawn in a square of 24: a star, a coin, somebody. */
const ICONS = {
  point: "M12 3l2.7 5.6 6.1 0.8-4.5 4.2 1.1 6.1-5.4-2.9-5.4 2.9 1.1-6.1-4.5-4.2 6.1-0.8z",
  coin: "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM12 8v8",
  noble: "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM5 20c0-4 3-6 7-6s7 2 7 6z",
};

/** What stands beside a family's name. */
export const facts = (view: Commonwealth, seat: Seat): SeatFact[] => [
  { key: "fact-points", icon: ICONS.point, count: view.points[seat] ?? 0 },
  { key: "fact-coins", icon: ICONS.coin, count: view.coins[seat] ?? 0 },
];

/** How a family stands, in numbers. */
export function compared(view: Commonwealth, seat: Seat): SeatFact[] {
  const nobles = Object.values(view.nobles[seat] ?? {}).reduce((sum, here) => sum + here, 0);
  return [...facts(view, seat), { key: "board-family-nobles-sent", icon: ICONS.noble, count: nobles }];
}

/** The columns of the army table: for which sums of court blocks, and the units they add. */
export function levies<T>(levy: Record<string, T>): { from: number; upto: number; cell: T }[] {
  let from = 0;
  return Object.entries(levy).map(([name, cell]) => {
    const upto = Number(name.replace("upto-", ""));
    const column = { from, upto, cell };
    from = upto + 1;
    return column;
  });
}
