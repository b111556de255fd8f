/** How long each event is shown at the usual speed, and how it sounds. */
import type { SoundName } from "../../lib/sound";
import type { GameEvent } from "../../protocol";
import { cubesOf, total } from "./tower";

/** In milliseconds; what is not named here needs no showing. */
const BEATS: Record<string, number> = {
  "county-taken": 500,
  "county-drawn": 500,
  stationed: 450,
  "leader-placed": 500,
  "leader-returned": 500,
  "action-turned": 600,
  "event-came": 1200,
  "bid-shown": 500,
  "place-chosen": 600,
  "region-card-turned": 600,
  "bonus-taken": 500,
  "courtiers-sent": 500,
  "favour-asked": 900,
  "marker-pardoned": 500,
  "building-given": 700,
  garrisoned: 600,
  "action-began": 600,
  "action-shown": 340,
  "action-blank": 300,
  built: 650,
  harvested: 450,
  taxed: 450,
  "marker-laid": 450,
  "market-calmed": 450,
  recruited: 550,
  moved: 750,
  attacked: 900,
  "revolt-began": 900,
  conquered: 1300,
  "held-out": 1300,
  "laid-waste": 1300,
  "not-beaten": 1300,
  "revolt-quelled": 1300,
  "revolt-won": 1300,
  "tower-filled": 900,
  "leader-lost": 700,
  "leader-marched": 650,
  "leader-fled": 650,
  "winter-came": 1200,
  hungry: 900,
  "revolt-drawn": 600,
  "majority-scored": 450,
  "majority-shared": 450,
};

/** What follows from one's own choice without luck is known; only another's needs showing. */
const CHOSEN = new Set([
  "county-taken",
  "stationed",
  "leader-placed",
  "leader-returned",
  "place-chosen",
  "bonus-taken",
  "favour-asked",
  "marker-pardoned",
  "building-given",
  "garrisoned",
  "moved",
  "leader-marched",
]);

/** Cubes fall one after the other. */
const START = 450;
const EACH = 55;
const LONGEST = 2200;

export function beat(event: GameEvent, mine: boolean): number {
  if (event.event === "cubes-thrown" || event.event === "cubes-out")
    return Math.min(LONGEST, START + EACH * total(cubesOf(event)));
  return mine && CHOSEN.has(event.event) ? 0 : (BEATS[event.event] ?? 0);
}

const SOUNDS: Record<string, SoundName> = {
  "county-taken": "piece",
  stationed: "piece",
  "place-chosen": "piece",
  "event-came": "phase",
  "season-began": "phase",
  "winter-came": "phase",
  "bid-paid": "coin",
  taxed: "coin",
  built: "piece",
  recruited: "piece",
  moved: "piece",
  "leader-marched": "piece",
  "cubes-thrown": "dice",
  "cubes-out": "dice",
  conquered: "conquest",
  "revolt-won": "conquest",
};

export const sound = (event: GameEvent): SoundName | null => SOUNDS[event.event] ?? null;
