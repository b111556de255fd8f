/** The view of La Conquête du Monde and the printed facts, as the server gives them. */
import type { Seat, View } from "../../protocol";
import type { Settings } from "../../switches";
import drawn from "./map.json";

export type Territory = string;

export interface WorldView extends View {
  player: Seat;
  round: number;
  order: Record<string, Seat | null>;
  owner: Record<Territory, Seat | null>;
  armies: Record<Territory, number>;
  /** Last territories that cannot be taken in these rounds. */
  protected: Territory[];
  to_place: number;
  mustering: Record<Seat, number>;
  origin: Territory | null;
  target: Territory | null;
  hand_sizes: Record<Seat, number>;
  deck_size: number;
  exchanges: number;
  next_exchange: number;
  territories: Record<Seat, number>;
  total_armies: Record<Seat, number>;
  hand?: Record<string, number>;
}

export const asWorld = (view: View): WorldView => view as WorldView;

/** How many territories a seat holds: counted on the board, which is right during the opening too. */
export const held = (view: WorldView, seat: Seat): number =>
  Object.values(view.owner).filter((owner) => owner === seat).length;

/** Whether a seat has lost all it had; before the first round nobody has. */
export const isOut = (view: WorldView, seat: Seat): boolean => view.round > 0 && held(view, seat) === 0;

/** Where another holds a territory, or with another number of armies. */
export const differing = (one: WorldView, other: WorldView): Territory[] =>
  Object.keys(one.owner).filter((t) => one.owner[t] !== other.owner[t] || one.armies[t] !== other.armies[t]);

export type Point = [x: number, y: number];

export interface DrawnLink {
  between: [Territory, Territory];
  kind: "land" | "sea" | "extra";
  switch?: string;
  path?: string;
}

/** Lines are texts of numbers: see outline.ts. */
export interface WorldMap {
  width: number;
  height: number;
  arcs: string[];
  territories: Record<Territory, { rings: number[][]; label: Point; center: Point; bands: string[][] }>;
  links: DrawnLink[];
  continents: Record<string, Point>;
  lakes: string[];
  graticule: string;
  waterLines: string[][];
  seas: { text: string; at: Point; ocean?: boolean }[];
}

/** What is drawn besides where one looks closely. */
export interface NearMap {
  waterLines: string[][];
  relief: Record<string, { sign: string; at: string }>;
}

export const MAP = drawn as unknown as WorldMap;

export interface BoardFacts {
  continents: Record<string, { value: number }>;
  territories: Record<Territory, { continent: string }>;
  links: { table: { between: [Territory, Territory]; kind: string; switch?: string }[] };
}

export const asFacts = (facts: unknown): BoardFacts => facts as BoardFacts;

/** A doubtful link: the switch `no-…` closes it, any other opens it. */
export function isOpen(link: { switch?: string }, settings: Settings): boolean {
  if (!link.switch) return true;
  const on = settings[link.switch] === "1";
  return link.switch.startsWith("no-") ? !on : on;
}

export function neighbours(territory: Territory, facts: BoardFacts, settings: Settings): Territory[] {
  return facts.links.table
    .filter((link) => link.between.includes(territory) && isOpen(link, settings))
    .map(({ between: [a, b] }) => (a === territory ? b : a));
}
