/** What an event being shown looks like, from the two views around it and its facts. Knows no rule. */
import type { GameEvent, Seat } from "../../protocol";
import type { Scene } from "../../table/follow.svelte";
import { asWorld, type Territory, type WorldView } from "./world";

type Shown = Pick<Scene, "event" | "before" | "view">;

/** Where an attack comes from and goes to. */
export function fightOf({ event, before }: Shown): [origin: Territory, target: Territory] | null {
  const { origin, target } = asWorld(before);
  return (event.event === "rolled" || event.event === "conquered") && origin && target ? [origin, target] : null;
}

export interface Roll {
  origin: Territory;
  target: Territory;
  attacker: Seat | null;
  defender: Seat | null;
  attack: number[];
  defence: number[];
}

export function rollOf(shown: Shown): Roll | null {
  const [origin, target] = fightOf(shown) ?? [];
  if (shown.event.event !== "rolled" || !origin || !target) return null;
  const { owner } = asWorld(shown.before);
  return {
    origin,
    target,
    attacker: owner[origin] ?? null,
    defender: owner[target] ?? null,
    attack: shown.event.attack as number[],
    defence: shown.event.defence as number[],
  };
}

export interface March {
  seat: Seat;
  /** Not for armies that come from outside. */
  from: Territory | null;
  to: Territory;
  armies: number;
}

export function marchOf(shown: Shown): March | null {
  const { event } = shown;
  const [seat, armies] = [String(event.seat), Number(event.armies)];
  if (event.event === "placed") return { seat, armies, from: null, to: String(event.territory) };
  if (event.event === "conquered")
    return { seat, armies, from: asWorld(shown.before).origin, to: String(event.territory) };
  if (event.event === "moved" || event.event === "followed")
    return { seat, armies, from: String(event.origin), to: String(event.target) };
  return null;
}

/** While dice fall, nobody has fallen yet; while armies march, they are not there yet. */
export function standing(shown: Shown): WorldView {
  const [before, view] = [asWorld(shown.before), asWorld(shown.view)];
  if (shown.event.event === "rolled" || shown.event.event === "placed") return before;
  const march = marchOf(shown);
  if (!march) return view;
  const left = view.armies[march.to] ?? 0;
  return { ...view, armies: { ...view.armies, [march.to]: Math.max(0, left - march.armies) } };
}

/** A card from the deck; of which arm only its owner knows. */
export interface Dealt {
  seat: Seat;
  arm: string | null;
}

/** What one hears of one's own card comes after what everyone hears, and shows it. */
export function dealtOf(shown: Shown): Dealt | null {
  const [before, view] = [asWorld(shown.before), asWorld(shown.view)];
  const arm = Object.entries(view.hand ?? {}).find(([kind, n]) => n > (before.hand?.[kind] ?? 0))?.[0];
  if (arm && view.seat) return { seat: view.seat, arm };
  const seat = Object.entries(view.hand_sizes).find(([one, n]) => n > (before.hand_sizes?.[one] ?? n))?.[0];
  return seat && seat !== view.seat && view.deck_size < before.deck_size ? { seat, arm: null } : null;
}

const BEATS: Record<string, number> = {
  placed: 320,
  rolled: 650,
  conquered: 420,
  followed: 300,
  moved: 400,
  exchanged: 800,
};
const AGAIN = 320; // another round of the same attack
const OWN = 480; // one's own dice, which one waits for
const DREW = 420;
const OWN_CARD = 700;

/** How long an event is shown, in milliseconds. */
export class Beats {
  #attack = "";
  #again = false;

  of(event: GameEvent, mine: boolean, seat: Seat | null): number {
    if (event.event === "drew-card") return OWN_CARD;
    if (event.event === "drew") return event.seat === seat ? 0 : DREW; // one's own is told again, with its face
    if (event.event === "attacked") this.#remember(`${String(event.origin)} ${String(event.target)}`);
    if (event.event === "rolled" && (mine || this.#again)) return this.#again ? AGAIN : OWN;
    return mine ? 0 : (BEATS[event.event] ?? 0);
  }

  #remember(attack: string): void {
    this.#again = attack === this.#attack;
    this.#attack = attack;
  }
}
