/** What the enemies did, step by step: which events are shown, and what is drawn for them. */
import type { GameEvent } from "../../protocol";
import { scenes } from "../../table/fold";
import { enemyAt, enemyOf, isRegion, REGIONS, type Commonwealth, type Enemy, type Region } from "./commonwealth";

/** One event, how the board looks after it, and what to draw for it. */
export interface Step {
  event: GameEvent;
  scene: Commonwealth;
  /** From where to where something moves. */
  arrow: { from: string; to: string; enemy: Enemy | null } | null;
  /** Cubes of two colours that cancel each other, or cubes that are driven out. */
  clash: { region: Region; first: Enemy; second: Enemy | null; cubes: number } | null;
  dice: number[];
  places: string[];
}

const SHOWN = new Set([
  "event-dice",
  "attack-dice",
  "strengthened",
  "influence-grew",
  "vienna-grew",
  "treaty-broken",
  "treaty-kept",
  "cossacks-rebelled",
  "cossacks-left",
  "held-off",
  "attacked",
  "fought",
  "crown-fought",
  "cossacks-fought",
  "driven-out",
  "cancelled",
  "raided",
  "crown-raided",
  "campaigned",
  "influence-driven",
  "influence-came",
  "noble-swayed",
  "influence-stayed",
  "influence-vanished",
  "vienna-besieged",
  "struck",
  "struck-free",
  "siege-broken",
  "spread",
  "vienna-spread",
  "influence-spread",
  "estate-lost",
  "estate-seized",
  "value-fell",
  "value-fell-influence",
  "value-kept",
  "value-rose",
  "value-wants-nobles",
  "value-at-limit",
  "odd-piece",
]);
/** At least one of these makes a series worth showing. */
const WORTH = new Set([
  "event-dice",
  "attack-dice",
  "fought",
  "crown-fought",
  "cossacks-fought",
  "spread",
  "vienna-spread",
  "influence-spread",
]);

export const isShown = (event: GameEvent): boolean => SHOWN.has(event.event);

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const regionOf = (event: GameEvent): Region => (isRegion(String(event.region)) ? (event.region as Region) : REGIONS[0]);
const enemyIn = (event: GameEvent): Enemy => enemyOf(String(event.foe ?? "black"));

const struckAt = (event: GameEvent): string => (event.target === "vienna" ? "habsburgs" : String(event.target));

function arrowOf(event: GameEvent): Step["arrow"] {
  const [region, enemy] = [regionOf(event), enemyIn(event)];
  switch (event.event) {
    case "attacked":
      return { from: enemyAt(region), to: region, enemy };
    case "campaigned":
      return { from: region, to: enemyOf(String(event.foe)), enemy: null };
    case "spread":
      return { from: String(event.origin), to: region, enemy };
    case "influence-came":
      return { from: "habsburgs", to: region, enemy: "habsburgs" };
    case "influence-spread":
      return { from: String(event.origin), to: region, enemy: "habsburgs" };
    case "vienna-besieged":
      return { from: "ottomans", to: "habsburgs", enemy: "ottomans" };
    case "vienna-spread":
      return { from: "habsburgs", to: region, enemy: "ottomans" };
    case "struck":
    case "struck-free":
      return { from: "court", to: struckAt(event), enemy: null };
    default:
      return null;
  }
}

function clashOf(event: GameEvent): Step["clash"] {
  const cubes = number(event.cubes);
  const [region, first] = [regionOf(event), enemyIn(event)];
  if (event.event === "cancelled") return { region, first, second: enemyOf(String(event.other)), cubes };
  return event.event === "driven-out" ? { region, first, second: null, cubes } : null;
}

type Places = (event: GameEvent) => string[];

/** The steps of a series of events, none if there is no fighting in it. */
export function stepsOf(before: Commonwealth, events: readonly GameEvent[], places: Places): Step[] {
  if (!events.some((event) => WORTH.has(event.event))) return [];
  const steps: Step[] = [];
  for (const { event, view: scene } of scenes(before, events)) {
    if (!isShown(event)) continue;
    const dice = Array.isArray(event.dice) ? (event.dice as number[]).filter((die) => die > 0) : [];
    steps.push({ event, scene, arrow: arrowOf(event), clash: clashOf(event), dice, places: places(event) });
  }
  return steps;
}
