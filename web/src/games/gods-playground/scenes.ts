/** What is drawn of an event while it is shown: who goes where, which dice fall, what cancels what. */
import type { GameEvent } from "../../protocol";
import type { SoundName } from "../../lib/sound";
import {
  ENEMIES,
  enemyAt,
  enemyOf,
  isRegion,
  REGIONS,
  SPOTS,
  type Enemy,
  type Region,
  type Spot,
} from "./commonwealth";
import { COSSACK, crownFace, ENEMY_DICE, enemyFace, familyFace, type Face } from "./looks";
import { influenceFace } from "./pieces";

/** Pieces on their way; from nowhere they come from a family's hand or the stock. */
export interface Journey {
  face: Face;
  kind: "cube" | "disc";
  from: string | null;
  to: string;
  count: number;
}

export interface Deed {
  arrow: { from: string; to: string; colour: string } | null;
  journey: Journey | null;
  /** Cubes of two colours that cancel each other, or cubes that are driven out. */
  clash: { region: Region; faces: Face[]; cubes: number } | null;
  dice: { values: number[]; at: string; look(value: number): { colour: string; ink: string } } | null;
  /** The blocks of a family, where they were assigned. */
  blocks: { face: Face; laid: { spot: Spot; value: number }[] } | null;
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const word = (value: unknown): string => (typeof value === "string" ? value : "");
const regionOf = (event: GameEvent): Region => (isRegion(word(event.region)) ? (event.region as Region) : REGIONS[0]);
const enemyIn = (event: GameEvent): Enemy => enemyOf(word(event.foe) || "black");
const faceOf = (event: GameEvent): Face => enemyFace(enemyIn(event), word(event.foe) || undefined);
const struckAt = (event: GameEvent): string => (event.target === "vienna" ? "habsburgs" : word(event.target));
/** Where a campaign goes: a foe, or its cubes in the region itself. */
const raidedAt = (event: GameEvent): string => (word(event.foe) ? enemyIn(event) : enemyAt(regionOf(event)));

const cubes = (face: Face, from: string | null, to: string, count: number): Journey => ({
  face,
  kind: "cube",
  from,
  to,
  count,
});
const discs = (face: Face, from: string | null, to: string, count: number): Journey => ({
  ...cubes(face, from, to, count),
  kind: "disc",
});

const JOURNEYS: Record<string, (event: GameEvent) => Journey> = {
  attacked: (e) => cubes(faceOf(e), enemyAt(regionOf(e)), regionOf(e), number(e.entered)),
  spread: (e) => cubes(faceOf(e), word(e.origin), regionOf(e), number(e.cubes)),
  "vienna-spread": (e) => cubes(enemyFace("ottomans"), "habsburgs", regionOf(e), number(e.cubes)),
  "vienna-besieged": () => cubes(enemyFace("ottomans"), "ottomans", "habsburgs", 1),
  withdrew: (e) => cubes(faceOf(e), regionOf(e), enemyIn(e), number(e.cubes)),
  strengthened: (e) => cubes(faceOf(e), null, enemyIn(e), number(e.cubes)),
  "vienna-grew": (e) => cubes(enemyFace("ottomans"), null, "habsburgs", number(e.cubes)),
  "influence-laid": (e) => discs(influenceFace, null, "habsburgs", number(e.markers)),
  "influence-grew": (e) => discs(influenceFace, null, "habsburgs", number(e.markers)),
  "influence-came": (e) => discs(influenceFace, "habsburgs", regionOf(e), number(e.markers)),
  "influence-spread": (e) => discs(influenceFace, word(e.origin), regionOf(e), number(e.markers)),
  raided: (e) => cubes(familyFace(word(e.seat)), regionOf(e), raidedAt(e), number(e.cubes)),
  "crown-raided": (e) => cubes(crownFace("crown"), "court", raidedAt(e), number(e.cubes)),
  "noble-moved": (e) => cubes(familyFace(word(e.seat)), word(e.origin), regionOf(e), 1),
  "noble-swayed": (e) => cubes(familyFace(word(e.seat)), regionOf(e), "habsburgs", 1),
  founded: (e) => discs(familyFace(word(e.seat)), null, regionOf(e), 1),
  built: (e) => discs(familyFace(word(e.seat)), null, regionOf(e), 1),
  elected: (e) => discs(familyFace(word(e.seat)), regionOf(e), `seat ${word(e.region)}`, 1),
  bought: (e) =>
    e.unit === "cossack"
      ? discs(COSSACK, "cossacks", "ukraine", 1)
      : discs({ ...familyFace(word(e.seat)), emblem: word(e.unit) }, null, regionOf(e), 1),
  "cossacks-rebelled": (e) => discs(COSSACK, "ukraine", "tatars", number(e.cossacks)),
  "cossacks-left": (e) => discs(COSSACK, "ukraine", "cossacks", number(e.cossacks)),
  "treaty-made": (e) => discs({ colour: "#982b22", ink: "#fff", emblem: "treaty" }, "court", enemyIn(e), 1),
};

const ARROWS: Record<string, (event: GameEvent) => Deed["arrow"]> = {
  attacked: (e) => ({ from: enemyAt(regionOf(e)), to: regionOf(e), colour: faceOf(e).colour }),
  "held-off": (e) => ({ from: enemyIn(e), to: word(e.region) || word(e.target), colour: faceOf(e).colour }),
  campaigned: (e) => ({ from: regionOf(e), to: enemyIn(e), colour: familyFace(word(e.seat)).colour }),
  spread: (e) => ({ from: word(e.origin), to: regionOf(e), colour: faceOf(e).colour }),
  "influence-came": (e) => ({ from: "habsburgs", to: regionOf(e), colour: influenceFace.colour }),
  "influence-spread": (e) => ({ from: word(e.origin), to: regionOf(e), colour: influenceFace.colour }),
  "vienna-besieged": () => ({ from: "ottomans", to: "habsburgs", colour: enemyFace("ottomans").colour }),
  "vienna-spread": (e) => ({ from: "habsburgs", to: regionOf(e), colour: enemyFace("ottomans").colour }),
  "noble-moved": (e) => ({ from: word(e.origin), to: regionOf(e), colour: familyFace(word(e.seat)).colour }),
  struck: (e) => ({ from: "court", to: struckAt(e), colour: "var(--crimson)" }),
  "struck-free": (e) => ({ from: "court", to: struckAt(e), colour: "var(--crimson)" }),
};

function clashOf(event: GameEvent): Deed["clash"] {
  const shared = { region: regionOf(event), cubes: number(event.cubes) };
  if (event.event === "driven-out") return { ...shared, faces: [faceOf(event)] };
  if (event.event !== "cancelled") return null;
  const other = word(event.other);
  return { ...shared, faces: [faceOf(event), enemyFace(enemyOf(other), other)] };
}

const BONE = { colour: "#f4f1ea", ink: "#222222" };

function diceOf(event: GameEvent): Deed["dice"] {
  const thrown = Array.isArray(event.dice) ? event.dice : typeof event.die === "number" ? [event.die] : [];
  const values = (thrown as number[]).filter((die) => die > 0);
  if (!values.length) return null;
  const name = event.event;
  const ofEnemies = name === "event-dice" || name === "attack-dice";
  const face = typeof event.seat === "string" && name === "fought" ? familyFace(event.seat) : null;
  return {
    values,
    at:
      name === "crown-fought"
        ? struckAt(event) || regionOf(event)
        : word(event.region) || (ofEnemies ? "court" : word(event.foe) && enemyIn(event)) || "court",
    look: (value) => {
      const enemy = ofEnemies ? ENEMIES[value - 1] : undefined;
      if (enemy) return ENEMY_DICE[enemy];
      if (name === "cossacks-fought") return COSSACK;
      return face ?? BONE;
    },
  };
}

function blocksOf(event: GameEvent): Deed["blocks"] {
  if (event.event !== "revealed") return null;
  const laid = SPOTS.map((spot) => ({ spot, value: number(event[spot.replace("-", "_")]) }));
  return { face: familyFace(word(event.seat)), laid };
}

export function deedOf(event: GameEvent): Deed {
  const journey = JOURNEYS[event.event]?.(event) ?? null;
  return {
    arrow: ARROWS[event.event]?.(event) ?? null,
    journey: journey?.count ? journey : null,
    clash: clashOf(event),
    dice: diceOf(event),
    blocks: blocksOf(event),
  };
}

/** How long an event is shown, in milliseconds: dice, attacks and what has many numbers longest. */
const BEATS: Record<string, number> = {
  "round-began": 700,
  revealed: 3200,
  "bid-revealed": 600,
  "marker-taken": 500,
  "crown-mustered": 1600,
  "event-dice": 1100,
  "attack-dice": 1300,
  "odd-piece": 700,
  strengthened: 600,
  "influence-grew": 600,
  "vienna-grew": 600,
  elected: 450,
  founded: 450,
  built: 600,
  "manager-hired": 500,
  "danzig-sold": 500,
  "envoys-sent": 1300,
  "treaty-made": 800,
  "treaty-failed": 700,
  "noble-moved": 550,
  vetoed: 700,
  confederated: 1300,
  "school-founded": 500,
  "city-founded": 500,
  raised: 300,
  bought: 400,
  campaigned: 900,
  fought: 1000,
  "crown-fought": 1000,
  "cossacks-fought": 1000,
  "driven-out": 800,
  cancelled: 900,
  raided: 700,
  "crown-raided": 700,
  "treaty-broken": 800,
  "treaty-kept": 700,
  "cossacks-rebelled": 700,
  "cossacks-left": 500,
  "held-off": 1300,
  attacked: 1600,
  "influence-came": 800,
  "influence-driven": 600,
  "influence-stayed": 500,
  "influence-vanished": 600,
  "noble-swayed": 500,
  "vienna-besieged": 1800,
  "siege-broken": 900,
  struck: 900,
  "struck-free": 900,
  spread: 850,
  "vienna-spread": 850,
  "influence-spread": 700,
  "estate-lost": 800,
  "estate-seized": 800,
  "value-fell": 600,
  "value-fell-influence": 600,
  "value-rose": 600,
  "glory-won": 700,
  "sejm-scored": 600,
  luxury: 500,
  withdrew: 400,
  "estates-scored": 900,
  "home-scored": 700,
};

/** What one has just chosen oneself needs no showing; what luck and the enemies make of it does. */
const OWN = new Set([
  "founded",
  "built",
  "manager-hired",
  "danzig-sold",
  "noble-moved",
  "vetoed",
  "confederated",
  "school-founded",
  "city-founded",
  "raised",
  "bought",
]);
export const beat = (event: GameEvent, mine: boolean): number =>
  mine && OWN.has(event.event) ? 0 : (BEATS[event.event] ?? 0);

const COINS = new Set(["danzig-sold", "envoys-sent", "luxury", "bid-revealed"]);
const BLOWS = new Set(["attacked", "estate-lost", "estate-seized", "treaty-broken", "vienna-besieged"]);

export function sound(event: GameEvent): SoundName | null {
  if (event.event === "round-began") return "phase";
  if (diceOf(event)) return "dice";
  if (BLOWS.has(event.event)) return "conquest";
  if (COINS.has(event.event)) return "coin";
  return event.event in JOURNEYS ? "piece" : null;
}
