/** Which part of the board a choice or an event concerns. Knows the words of choices, no rule: the offer decides. */
import type { Choice, GameEvent } from "../../protocol";
import { split } from "../../speech";
import { entryOf, enemyAt, enemyOf, isEnemy, isRegion, type Commonwealth } from "./commonwealth";

/** A region, an enemy's box, the court, the Cossacks' box, or a circle: `estate prussia 3`. */
export type Place = string;

export const circlePlace = (region: string, circle: string | number): Place => `estate ${region} ${circle}`;

/** Where a place lies: a circle in its region, everything else at its own. */
export const regionOf = (place: Place): Place => (place.startsWith("estate ") ? (place.split(" ")[1] ?? "") : place);

/** Choices that roll dice: one click must not be enough. */
const RISKY = new Set(["campaign", "strike", "treaty"]);
const NOWHERE = new Set(["pass", "done"]);
const OWN_CONTROLS = new Set(["bid", "ready"]);

export const hasPlace = (choice: Choice): boolean => !NOWHERE.has(split(choice).verb);

export function placesOf(choice: Choice, view: Commonwealth): Place[] {
  const { verb, words } = split(choice);
  const [first = "", second = ""] = words;
  if (NOWHERE.has(verb) || OWN_CONTROLS.has(verb)) return [];
  if (verb === "manager" || verb === "city") return [first, circlePlace(first, second)];
  if (verb === "danzig") return ["prussia"];
  if (verb === "treaty") return [enemyOf(first)];
  if (verb === "buy") return first === "cossack" ? ["ukraine", "cossacks"] : view.muster ? [view.muster] : [];
  if (verb === "campaign") return isRegion(first) ? [first, enemyAt(first)] : [];
  if (verb === "strike") return [first === "vienna" ? "habsburgs" : first];
  return [first];
}

/** What may be done at a place. With a noble in hand, only where it may go. */
export function choicesAt(place: Place, view: Commonwealth, offer: readonly Choice[], origin: string | null): Choice[] {
  if (origin) return offer.filter((choice) => choice === `move ${origin} ${place}`);
  return offer.filter((choice) => placesOf(choice, view).includes(place));
}

export const isRisky = (choice: Choice): boolean => RISKY.has(split(choice).verb);

const VERB_OF_STAGE: Record<string, string> = {
  found: "build",
  build: "build",
  shortage: "fewer",
  act: "veto",
  schools: "school",
  raise: "raise",
  recruit: "raise",
  campaign: "campaign",
  strike: "strike",
};

/** What to ask about where nothing may be done: the server answers why not. */
export function wishAt(place: Place, view: Commonwealth, origin: string | null): Choice {
  const [kind = "", region = "", circle = ""] = place.split(" ");
  if (kind === "estate") return view.stage === "act" ? `manager ${region} ${circle}` : wishAt(region, view, origin);
  if (isRegion(place)) {
    if (origin) return `move ${origin} ${place}`;
    if (view.stage === "move") return `move ${place} ${place === "prussia" ? "lithuania" : "prussia"}`;
    return `${VERB_OF_STAGE[view.stage] ?? "build"} ${place}`;
  }
  if (isEnemy(place)) {
    if (view.stage === "campaign") return `campaign ${entryOf(place)}`;
    if (view.stage === "strike") return place === "habsburgs" ? "strike vienna" : `strike ${entryOf(place)}`;
    return `treaty ${place === "black" ? view.black : place}`;
  }
  return place === "cossacks" ? "buy cossack" : "assign court 0";
}

/** Places an event speaks of; for a movement, where it comes from and where it goes. */
export function eventPlaces(event: GameEvent): Place[] {
  const found: Place[] = [];
  const { foe, other, origin, region, target, unit } = event;
  const name = event.event;
  if (name === "attacked" && typeof region === "string" && isRegion(region)) found.push(enemyAt(region));
  else if (typeof foe === "string" && name !== "campaigned") found.push(enemyOf(foe));
  if (typeof other === "string" && name !== "cancelled") found.push(enemyOf(other));
  if (name === "vienna-besieged") found.push("ottomans", "habsburgs");
  if (name.startsWith("vienna-") || name === "siege-broken") found.push("habsburgs");
  if (name === "influence-came" || name === "influence-laid" || name === "influence-grew") found.push("habsburgs");
  if (name.startsWith("crown-") || name === "elected") found.push("court");
  if (typeof origin === "string") found.push(origin);
  if (typeof region === "string") found.push(region);
  if (name === "campaigned" && typeof region === "string" && isRegion(region)) found.push(enemyAt(region));
  if (typeof target === "string") found.push(target === "vienna" ? "habsburgs" : target);
  if (name.startsWith("cossacks-") || unit === "cossack") found.push("cossacks");
  const apart = ["cancelled", "driven-out", "spread", "withdrew"].includes(name);
  return [...new Set(apart ? found.filter((p) => !isEnemy(p)) : found)];
}
