/** What a click on a county means: a choice to play, choices to choose from, or a question why not. */
import type { Choice } from "../../protocol";
import { split } from "../../speech";
import { isCounty, openCards, type County, type Empire } from "./empire";

export type Intent =
  | { kind: "play"; choice: Choice }
  | { kind: "choose"; county: County }
  | { kind: "card"; county: County }
  | { kind: "why"; choice: Choice };

/** Which verb names a county in a stage. */
const VERB: Record<string, string> = {
  draft: "take",
  return: "enter",
  enter: "enter",
  pardon: "pardon",
  gift: "build",
  garrison: "garrison",
  march: "march",
  shift: "march",
  lead: "lead",
  revolt: "revolt",
};

/** Choices made on the board, the mat or by the game's own controls rather than by a plain button. */
const OWN = new Set(["take", "draw", "renew", "plan", "clear", "ready", "place", "favour", "bonus", "station"]);

export function hasPlace(choice: Choice): boolean {
  const { verb, words } = split(choice);
  return OWN.has(verb) || isCounty(words[0] ?? null);
}

/** What is offered, the open cards of the draft in the order in which they lie. */
export function asTheyLie(view: Empire, offer: readonly Choice[]): Choice[] {
  const takes = openCards(view).map((county) => `take ${county}`);
  return [...takes.filter((take) => offer.includes(take)), ...offer.filter((choice) => !takes.includes(choice))];
}

export const choicesAt = (offer: readonly Choice[], county: County): Choice[] =>
  offer.filter((choice) => {
    const { verb, words } = split(choice);
    return verb !== "plan" && words[0] === county;
  });

/** Whether something can be done with a county now; while planning, one's own can be picked. */
export function isOffered(view: Empire, offer: readonly Choice[], county: County): boolean {
  if (view.stage === "plan") return offer.length > 0 && view.owner[county] === view.seat;
  return choicesAt(offer, county).length > 0;
}

export function intent(view: Empire, offer: readonly Choice[], county: County): Intent {
  const found = choicesAt(offer, county);
  if (found.length > 1 || found[0]?.startsWith("march ")) return { kind: "choose", county };
  if (found[0]) return { kind: "play", choice: found[0] };
  if (view.stage === "plan" && view.plan && view.owner[county] === view.seat) return { kind: "card", county };
  const verb = VERB[view.stage] ?? "march";
  return { kind: "why", choice: verb === "march" ? `march ${county} 1` : `${verb} ${county}` };
}
