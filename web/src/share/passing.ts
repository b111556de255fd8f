/** One screen, several people: who gets it next, and whether it is covered in between. Nothing here knows a rule. */
import type { View } from "../protocol";

/** A seat of this screen, as far as passing goes. */
export interface Place {
  /** Whether the table waits for this seat. */
  asked: boolean;
  mayUndo: boolean;
  /** Whether it sees something the others of this screen may not. */
  hides: boolean;
}

export const COMMON = -1; // what everyone may see

/** Whose the screen becomes, of the places in their order; null if it stays as it is. */
export function nextAt(places: readonly Place[], shown: number): number | null {
  const here = places[shown];
  if (here?.asked) return null;
  const turns = places.map((_, k) => (shown + 1 + k) % places.length);
  const next = turns.find((k) => places[k]?.asked);
  if (next !== undefined) return next;
  return here?.hides && !here.mayUndo ? COMMON : null;
}

/** Between two people something hidden is covered; where nothing is, only who wishes so goes without. */
export function needsCover(places: readonly Place[], from: number, to: number, uncovered: boolean): boolean {
  if (to === COMMON) return false;
  return !uncovered || [from, to].some((k) => places[k]?.hides);
}

/** Standing orders are hidden too, but set once and folded away: they alone cover nothing. */
const NOT_COUNTED = ["seat", "orders"];

/** Whether a view has something of its seat's own in it. */
export function hides(own: View, common: View): boolean {
  return Object.entries(own).some(([key, value]) => !(key in common) && !NOT_COUNTED.includes(key) && says(value));
}

/** Cards not held, blocks not placed and bids not made say nothing. */
function says(value: unknown): boolean {
  return typeof value === "object" && value !== null ? Object.values(value).some(says) : Boolean(value);
}
