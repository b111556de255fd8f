/** Cards on spaces: what is still in hand, and what to ask of the server so that they lie as wanted. */
import type { Choice } from "../../protocol";
import {
  ACTIONS,
  COINS,
  COURT_SPACES,
  countiesOf,
  isCounty,
  SPACES,
  type BoardFacts,
  type Card,
  type County,
  type Empire,
  type Plan,
  type Space,
} from "./empire";

export const EMPTY: Plan = Object.fromEntries(SPACES.map((space) => [space, null])) as Plan;

const isCoin = (card: Card): boolean => (COINS as readonly string[]).includes(card);
export const isCourt = (space: Space): boolean => (COURT_SPACES as readonly string[]).includes(space);
export const isAction = (space: Space): boolean => (ACTIONS as readonly string[]).includes(space);

/** The spaces of this table's boards. */
export const spacesOf = (view: Empire): Space[] =>
  SPACES.filter((space) => !isCourt(space) || view.printed.expansions.court);

export const planOf = (view: Empire): Plan => view.plan ?? EMPTY;

/** One's own plan of a season as it was made: what has been shown of it is no longer hidden in it. */
export const wholePlan = (view: Empire): Plan =>
  Object.fromEntries(
    SPACES.map((space) => [space, view.shown[view.seat ?? ""]?.[space] ?? view.plan?.[space] ?? null]),
  ) as Plan;

export const spaceWith = (plan: Plan, card: Card): Space | null => SPACES.find((space) => plan[space] === card) ?? null;

export interface Hand {
  counties: County[];
  /** Coin and tower cards that lie nowhere yet: any of them means that nothing is done. */
  blanks: number;
  towers: number;
}

/** The cards of a season, and how many without a county are left. */
export function handOf(view: Empire, facts: BoardFacts): Hand {
  const plan = planOf(view);
  const towers = view.printed.expansions.court ? (facts.pieces["tower-cards"]?.value ?? 0) : 0;
  const others = SPACES.filter((space) => plan[space] !== null && !isCounty(plan[space]));
  const coins = facts.pieces["coin-cards"]?.value ?? 0;
  return {
    counties: countiesOf(view, view.seat),
    blanks: coins + towers - others.length,
    towers: towers - others.filter((space) => plan[space] === "tower").length,
  };
}

/** What a card is on a space: coins count as bids only, elsewhere they are blanks. */
export function meant(space: Space, card: Card): Card {
  if (isCoin(card) && space !== "bid") return "blank";
  return card === "tower" && isAction(space) ? "blank" : card;
}

/** A card onto a space. What lay there goes to where the card came from, or back into the hand. */
export function placed(now: Plan, space: Space, card: Card | null, from: Space | null = null): Plan {
  const next = { ...now, [space]: card === null ? null : meant(space, card) };
  const source = from ?? (card !== null && isCounty(card) ? spaceWith(now, card) : null);
  if (source && source !== space) {
    const other = now[space];
    next[source] = other === null || (!isCounty(other) && source === "bid") ? null : meant(source, other);
  }
  return next;
}

const laying = (plan: Plan, spaces: readonly Space[]): Choice[] =>
  spaces.filter((space) => plan[space] !== null).map((space) => `plan ${space} ${plan[space]}`);

/** How to get from one plan to another: choices to play, or all to be taken back first. */
export function stepsTo(now: Plan, wanted: Plan, offer: readonly Choice[]): Choice[] | "undo" {
  const wrong = SPACES.filter((space) => now[space] !== null && now[space] !== wanted[space]);
  const missing = SPACES.filter((space) => wanted[space] !== null && now[space] !== wanted[space]);
  if (!wrong.length) return laying(wanted, missing);
  if (wrong.length > 1 || !offer.includes(`clear ${wrong[0]}`)) return "undo";
  return [`clear ${wrong[0]}`, ...laying(wanted, missing)];
}

/** What a table must offer for arranging a plan. */
export interface Arranger {
  plan(): Plan;
  offer(): readonly Choice[];
  isReady(): boolean;
  play(...choices: Choice[]): Promise<boolean>;
  /** The last step, or all of them. */
  undo(all: boolean): Promise<boolean>;
}

/** Lay the cards as wanted; whoever was ready is not any more. If it is refused, they lie as they did. */
export async function arrange(table: Arranger, wanted: Plan): Promise<boolean> {
  if (table.isReady() && !(await table.undo(false))) return false;
  const before = table.plan();
  const steps = stepsTo(before, wanted, table.offer());
  if (steps !== "undo") return steps.length ? table.play(...steps) : true;
  if (!(await table.undo(true))) return false;
  const again = laying(wanted, SPACES);
  if (!again.length || (await table.play(...again))) return true;
  if (SPACES.some((space) => table.plan()[space] !== null)) await table.undo(true);
  await table.play(...laying(before, SPACES));
  return false;
}
