/** What the enemies did, step by step: from events and the board before them. Nothing here decides anything. */
import type { GameEvent, Seat } from "../../protocol";
import {
  enemyAt,
  enemyOf,
  isRegion,
  REGIONS,
  SPOTS,
  TROOPS,
  type Blocks,
  type Commonwealth,
  type Enemy,
  type Region,
  type Troop,
} from "./commonwealth";

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

const clone = (view: Commonwealth): Commonwealth => structuredClone(view);
const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const lose = (cells: Record<string, number> | undefined, key: string, count: number): void => {
  if (cells) cells[key] = Math.max(0, (cells[key] ?? 0) - count);
};
const gain = (cells: Record<string, number> | undefined, key: string, count: number): void => {
  if (cells) cells[key] = (cells[key] ?? 0) + count;
};

/** The highest estate of a region burns. */
function burn(scene: Commonwealth, region: Region): void {
  const circle = ["6", "5", "4", "3", "2", "1"].find((c) => scene.estate[region][c]);
  if (!circle) return;
  scene.estate[region][circle] = null;
  scene.manager[region][circle] = 0;
  scene.city[region][circle] = 0;
}

function turnCossacks(scene: Commonwealth, count: number): void {
  for (let k = 0; k < count; k++) {
    scene.cossacks[scene.cossacks.ukraine > 0 ? "ukraine" : "box"] -= 1;
    scene.cossacks.tatars += 1;
  }
}

/** The forecast follows: what has more strength, or more cubes against it, enters otherwise. */
function foresee(scene: Commonwealth, enemy: Enemy, strength: number, against: number): void {
  const forecast = scene.forecast[enemy];
  forecast.strength += strength;
  forecast.against += against;
  forecast.enters = forecast.treaty ? 0 : Math.max(0, forecast.strength - forecast.against);
}

/** The phase an event belongs to, for the track. */
const PHASE_OF: Record<string, string> = {
  "event-dice": "events",
  campaigned: "campaigns",
  "attack-dice": "enemy-attacks",
  struck: "strikes-back",
  "struck-free": "strikes-back",
  spread: "expansion",
  "vienna-spread": "expansion",
  "influence-spread": "expansion",
  "estate-lost": "war-and-peace",
  "estate-seized": "war-and-peace",
  "value-fell": "war-and-peace",
  "value-fell-influence": "war-and-peace",
  "value-kept": "war-and-peace",
  "value-rose": "war-and-peace",
  "value-wants-nobles": "war-and-peace",
  "value-at-limit": "war-and-peace",
};

/** Nobles arrive as the blocks say, or, for whoever had too few, as chosen. */
function settle(scene: Commonwealth, seat: Seat, cubes: number): void {
  const blocks = scene.revealed?.[seat];
  const sent = REGIONS.reduce((sum, region) => sum + (blocks?.[region] ?? 0), 0);
  const arriving = blocks && sent === cubes ? blocks : scene.arriving;
  for (const region of REGIONS) gain(scene.nobles[seat], region, arriving?.[region] ?? 0);
  if (scene.forecast.habsburgs.influence) foresee(scene, "habsburgs", 0, arriving?.["greater-poland"] ?? 0);
}

function elect(scene: Commonwealth, seat: Seat, region: Region): void {
  scene.sejm[region] = seat;
  lose(scene.nobles[seat], region, 1);
}

function build(scene: Commonwealth, seat: Seat, region: Region, cubes: number): void {
  const circle = scene.printed.worth[region].findIndex((_, k) => !scene.estate[region][String(k + 1)]) + 1;
  if (circle) scene.estate[region][String(circle)] = seat;
  lose(scene.nobles[seat], region, cubes);
}

/** What the blocks of a seat were; an event says it spot by spot. */
function reveal(scene: Commonwealth, event: GameEvent): void {
  const blocks = Object.fromEntries(SPOTS.map((spot) => [spot, number(event[spot.replace("-", "_")])])) as Blocks;
  scene.revealed = { ...scene.revealed, [event.seat as Seat]: blocks };
}

type Change = (scene: Commonwealth, event: GameEvent, region: Region, enemy: Enemy) => void;
const CHANGES: Record<string, Change> = {
  revealed: (s, e) => reveal(s, e),
  "nobles-placed": (s, e) => settle(s, e.seat as Seat, number(e.cubes)),
  "marker-taken": (s, e) => (s.hetman = e.seat as Seat),
  "crown-mustered": (s, e) => TROOPS.forEach((troop) => (s.crown[troop] = number(e[troop]))),
  elected: (s, e, region) => elect(s, e.seat as Seat, region),
  built: (s, e, region) => build(s, e.seat as Seat, region, number(e.cubes)),
  strengthened: (s, e, _, enemy) => {
    gain(s.strength, enemy, number(e.cubes));
    foresee(s, enemy, number(e.cubes), 0);
  },
  "influence-grew": (s, e) => {
    s.influence_box += number(e.markers);
    foresee(s, "habsburgs", number(e.markers), 0);
  },
  "vienna-grew": (s, e) => (s.vienna += number(e.cubes)),
  "treaty-broken": (s, _, __, enemy) => {
    s.treaty = null;
    s.forecast[enemy].treaty = false;
    foresee(s, enemy, 0, 0);
  },
  "cossacks-rebelled": (s, e) => {
    turnCossacks(s, number(e.cossacks));
    foresee(s, "tatars", number(e.cossacks), 0);
  },
  "cossacks-left": (s, e) => {
    s.cossacks.box = 0;
    s.cossacks.tatars += number(e.cossacks); // the forecast has counted them from the start
  },
  attacked: (s, e, region, enemy) => gain(s.invaders[region], enemy, number(e.entered)),
  spread: (s, e, region, enemy) => gain(s.invaders[region], enemy, number(e.cubes)),
  "vienna-spread": (s, e, region) => gain(s.invaders[region], "ottomans", number(e.cubes)),
  "vienna-besieged": (s, e) => {
    s.vienna += number(e.entered);
    if (number(e.entered) > 0) s.influence_box = 0;
  },
  "siege-broken": (s, e) => (s.vienna = Math.max(0, s.vienna - number(e.cubes))),
  fought: (s, e, region) => lose(s[e.unit as Troop]?.[e.seat as Seat], region, number(e.lost)),
  "crown-fought": (s, e) => lose(s.crown, String(e.unit), number(e.lost)),
  "cossacks-fought": (s, e) => {
    s.cossacks.ukraine -= number(e.lost);
    s.cossacks.box += number(e.lost);
  },
  "driven-out": (s, e, region, enemy) => lose(s.invaders[region], enemy, number(e.cubes)),
  cancelled: (s, e, region, enemy) => {
    lose(s.invaders[region], enemy, number(e.cubes));
    lose(s.invaders[region], enemyOf(String(e.other)), number(e.cubes));
  },
  campaigned: (s, e, region) => lose(s.nobles[e.seat as Seat], region, 1),
  raided: (s, e, _, enemy) => {
    gain(s.campaigners[e.seat as Seat], enemy, number(e.cubes));
    foresee(s, enemy, 0, number(e.cubes));
  },
  "crown-raided": (s, e, _, enemy) => {
    gain(s.king, enemy, number(e.cubes));
    foresee(s, enemy, 0, number(e.cubes));
  },
  "influence-driven": (s, _, region) => (s.influence[region] = 0),
  "influence-came": (s) => (s.influence_box = 0),
  "influence-stayed": (s, e, region) => gain(s.influence, region, number(e.markers)),
  "noble-swayed": (s, e, region) => lose(s.nobles[e.seat as Seat], region, 1),
  "estate-lost": (s, _, region) => burn(s, region),
  "estate-seized": (s, _, region) => burn(s, region),
  "value-fell": (s, e, region) => (s.value[region] = number(e.value)),
  "value-fell-influence": (s, e, region) => (s.value[region] = number(e.value)),
  "value-rose": (s, e, region) => (s.value[region] = number(e.value)),
};

const regionOf = (event: GameEvent): Region => (isRegion(String(event.region)) ? (event.region as Region) : REGIONS[0]);
const enemyIn = (event: GameEvent): Enemy => enemyOf(String(event.foe ?? "black"));

/** The board after one more event. */
export function after(scene: Commonwealth, event: GameEvent): Commonwealth {
  const [change, phase] = [CHANGES[event.event], PHASE_OF[event.event]];
  if (!change && !phase) return scene;
  const next = clone(scene);
  if (phase) next.phase = phase;
  change?.(next, event, regionOf(event), enemyIn(event));
  return next;
}

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
  let scene = before;
  const steps: Step[] = [];
  for (const event of events) {
    scene = after(scene, event);
    if (!isShown(event)) continue;
    const dice = Array.isArray(event.dice) ? (event.dice as number[]).filter((die) => die > 0) : [];
    steps.push({ event, scene, arrow: arrowOf(event), clash: clashOf(event), dice, places: places(event) });
  }
  return steps;
}
