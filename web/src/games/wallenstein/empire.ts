/** The view of Wallenstein, the printed facts and the drawn map, as the server and the map's author give them. */
import type { Seat, View } from "../../protocol";
import { draw, type ShortMap } from "./drawn";
import drawn from "./map.json";

export type County = string;
export type Card = string;
export type Point = [x: number, y: number];

export const BUILDINGS = ["palace", "church", "trading-house"] as const;
export type Building = (typeof BUILDINGS)[number];
export const ACTIONS = [
  ...BUILDINGS,
  "grain",
  "taxes",
  "armies-5",
  "armies-3",
  "army-1",
  "battle-a",
  "battle-b",
] as const;
export type Action = (typeof ACTIONS)[number];
export const COURT_SPACES = ["court-3", "court-2", "court-1"] as const;
export const SPACES = [...ACTIONS, ...COURT_SPACES, "bid"] as const;
export type Space = (typeof SPACES)[number];
export type Plan = Record<Space, Card | null>;
export const COINS = ["coin-0", "coin-1", "coin-2", "coin-3", "coin-4"] as const;
export const COLOURS = ["red", "blue", "yellow", "violet", "black", "peasants"] as const;
export type Colour = (typeof COLOURS)[number];
export type Cubes = Record<Colour, number>;
export const REGIONS = ["brandenburg", "sachsen", "oesterreich", "bayern", "kurpfalz"] as const;
export type Region = (typeof REGIONS)[number];
export const PLACES = ["1", "2", "3", "4", "5"] as const;
export const SLOTS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;
export const COURT_PLACES = ["4", "3", "2"] as const;
export const BONUSES = ["thalers", "armies", "grain", "points"] as const;

type PerSeat<T> = Record<Seat, T>;

export interface Majority {
  counts: PerSeat<number>;
  ahead: Seat[];
  points: number;
}

export interface Empire extends View {
  year: number;
  season: string;
  player: Seat | null;
  together: Seat[];
  order: Record<string, Seat | null>;
  owner: Record<County, Seat | null>;
  armies: Record<County, number>;
  buildings: Record<County, Record<Building, number>>;
  markers: Record<County, number>;
  thalers: PerSeat<number>;
  grain: PerSeat<number>;
  points: PerSeat<number>;
  inside: Cubes;
  tray: Cubes;
  groups: PerSeat<Record<string, number>>;
  open: Record<"first" | "second", County | null>;
  drafted: County | null;
  open_events: Record<string, number>;
  event: string | null;
  row: Record<string, Action | null>;
  /** How many action cards are done: the next one is being carried out. */
  slot: number;
  tiles: Record<string, string | null>;
  shown: PerSeat<Plan>;
  origin: County | null;
  target: County | null;
  revolting: County[];
  extra_peasants: number;
  hall: PerSeat<number>;
  room: PerSeat<number>;
  favours: Record<string, string | null>;
  pardons: Seat[];
  shield_a: Seat[];
  shield_b: Seat[];
  region_card: PerSeat<number>;
  leader: PerSeat<County | null>;
  statues: PerSeat<Record<County, number>>;
  trophies: PerSeat<number>;
  supply: {
    armies: PerSeat<number>;
    courtiers: PerSeat<number>;
    peasants: number;
    buildings: Record<Building, number>;
  };
  tile: PerSeat<string | null>;
  standing: {
    points: PerSeat<Record<"counties" | "buildings" | "majorities", number>>;
    regions: Record<Region, Record<Building, Majority>>;
  };
  winter: PerSeat<{ counties: number; missing: number; revolts: number }>;
  statue_points: PerSeat<number>;
  printed: {
    favours: Record<string, { kind: string; amount: number }>;
    favour_prices: number[];
    out: County[];
    region_cards: Record<(typeof BONUSES)[number], number>[];
    expansions: Record<"court" | "region-cards" | "leaders", boolean>;
  };
  /** One's own part. */
  ready?: boolean;
  plan?: Plan;
}

export const asEmpire = (view: View): Empire => view as Empire;

// ---- printed facts ----
interface Value {
  value: number;
  certainty: string;
}
export interface CountyFacts {
  region: Region;
  tax: number;
  grain: number;
  sites: number;
  towns: string[];
}
export interface BoardFacts {
  counties: Record<County, CountyFacts>;
  borders: Record<County, County[]>;
  actions: Record<Action, { price: number; armies?: number }>;
  events: Record<string, { effect: string; loss: number }>;
  effects: Record<string, Value>;
  "supply-table": Record<string, { revolts: number; peasants: number }>;
  leaders: Record<string, Value>;
  pieces: Record<string, Value>;
  favours: Record<string, { certainty: string }>;
  "region-cards": Record<string, { certainty: string }>;
}
export const asFacts = (facts: unknown): BoardFacts => facts as BoardFacts;

/** With three players eight counties are out. */
export const isOut = (view: Empire, county: County): boolean => view.printed.out.includes(county);

/** A player's points after a scoring, were it now. */
export const scoredNow = (view: Empire, seat: Seat): number =>
  Object.values(view.standing.points[seat] ?? {}).reduce((sum, points) => sum + points, view.points[seat] ?? 0);

export const countiesOf = (view: Empire, seat: Seat | null): County[] =>
  Object.keys(view.owner).filter((county) => seat !== null && view.owner[county] === seat);

/** The open cards of the draft, as they lie. */
export const openCards = (view: Empire): County[] =>
  [view.open.first, view.open.second].filter((county) => county !== null);

export const openEvents = (view: Empire): string[] =>
  Object.keys(view.open_events).filter((card) => view.open_events[card]);

/** Where in the row an action lies, from 1; null while its card is face down. */
export const slotOf = (view: Empire, action: string): number | null => {
  const found = SLOTS.find((slot) => view.row[slot] === action);
  return found ? Number(found) : null;
};

export const isCounty = (card: Card | null): boolean => card !== null && card in MAP.counties;

// ---- the drawn map ----
export const MAP = draw(drawn as unknown as ShortMap);
