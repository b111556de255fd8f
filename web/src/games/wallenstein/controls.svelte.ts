/** What the parts of this board share: what is in hand, what is being chosen, and what is being shown. */
import type { Choice } from "../../protocol";
import type { Session } from "../../table/session.svelte";
import { asEmpire, isCounty, type Card, type County, type Empire, type Plan, type Space } from "./empire";
import { arrange, meant, placed, planOf, spacesOf, wholePlan } from "./plan";
import { Throws } from "./throws.svelte";

const seasonOf = (view: Empire): string => `${view.year} ${view.season}`;
const CARRIED_OUT = new Set([
  "event",
  "bids",
  "order",
  "leaders-enter",
  "region-bonus",
  "court",
  "audience",
  "actions",
  "leaders-move",
]);

export class Controls {
  /** A card in hand, with the space it comes from; a space waiting for a card, or for another than lies there. */
  card = $state<Card | null>(null);
  from = $state<Space | null>(null);
  space = $state<Space | null>(null);
  /** What the server says of revolts a plan would meet, by its choice; a card that lies there is offered no more. */
  chances = $state.raw<Record<Choice, number>>({});
  /** Where armies or a leader are sent: how is still to be chosen. */
  target = $state<County | null>(null);
  /** The county last pointed at. */
  pointed = $state<County | null>(null);
  /** On a small screen: what is in front. */
  desk = $state(false);
  readonly throws: Throws;

  constructor(readonly session: Session) {
    this.throws = new Throws(session);
  }

  remember(odds: Record<Choice, number>): void {
    if (Object.keys(odds).length) this.chances = { ...this.chances, ...odds };
  }

  forget(): void {
    this.chances = {};
  }

  /** Whether plans are made now, and not only looked back at. */
  get planning(): boolean {
    const view = this.session.update?.view;
    return view?.stage === "plan" && asEmpire(view).plan !== undefined && !this.session.scene;
  }

  // ---- the plan while it is carried out ----
  /** One's own plan is secret, so that no event tells it: what leads up to now is shown without it. */
  #kept = $state.raw<Record<string, Plan>>({});

  keep(view: Empire): void {
    if (view.seat && view.plan) this.#kept = { ...this.#kept, [seasonOf(view)]: wholePlan(view) };
  }

  /** One's own plan, from when it is made until the season ends. */
  carriedOut(view: Empire): Plan | null {
    return view.seat && CARRIED_OUT.has(String(view.phase)) ? (this.#kept[seasonOf(view)] ?? wholePlan(view)) : null;
  }

  isDone(view: Empire, space: Space): boolean {
    return !!view.shown[view.seat ?? ""]?.[space];
  }

  get plan(): Plan {
    return planOf(asEmpire(this.session.update!.view));
  }

  get canPlan(): boolean {
    return this.planning && this.session.free;
  }

  letGo(): boolean {
    const had = this.card !== null || this.space !== null || this.target !== null;
    this.card = this.from = this.space = this.target = null;
    return had;
  }

  // ---- planning: a card then a space, or a space then a card ----
  chooseCard(card: Card, from: Space | null = null): void {
    if (!this.canPlan) return;
    const origin = from ?? (isCounty(card) ? this.#spaceOf(card) : null);
    if (this.space !== null) void this.lay(this.space, card, origin);
    else if (this.card === card && this.from === origin) this.letGo();
    else [this.card, this.from] = [card, origin];
  }

  chooseSpace(space: Space): void {
    if (!this.canPlan) return;
    const lying = this.plan[space];
    if (this.card !== null && this.from !== space) void this.lay(space, this.card, this.from);
    else if (this.space === space && lying !== null) this.takeBack(space);
    else if (this.card !== null || this.space === space) this.letGo();
    else if (this.space !== null && lying !== null) void this.lay(this.space, lying, space);
    else [this.space, this.card, this.from] = [space, lying, lying === null ? null : space];
  }

  takeBack(space: Space): void {
    if (this.canPlan && this.plan[space] !== null) void this.lay(space, null);
  }

  /** A card onto a space; what cannot lie there is answered with the reason. */
  async lay(space: Space, card: Card | null, from: Space | null = null): Promise<void> {
    if (!this.canPlan) return;
    const now = this.plan;
    const { session } = this;
    this.letGo();
    if (card !== null && now[space] === null && from === null) {
      const choice = `plan ${space} ${meant(space, card)}`;
      if (!this.isReady) {
        await (session.offer.includes(choice) ? session.play(choice) : session.why(choice));
        return;
      }
    }
    await session.whole(() => arrange(this.#hands(), placed(now, space, card, from)));
  }

  /** Why can a county not be planned with? */
  why(card: Card): void {
    const free = spacesOf(asEmpire(this.session.update!.view)).find((space) => this.plan[space] === null);
    void this.session.why(`plan ${this.space ?? free ?? "palace"} ${card}`);
  }

  get isReady(): boolean {
    const view = this.session.update?.view;
    return view ? (asEmpire(view).ready ?? false) : false;
  }

  #spaceOf(card: Card): Space | null {
    return (Object.entries(this.plan).find(([, lying]) => lying === card)?.[0] as Space | undefined) ?? null;
  }

  #hands() {
    const { session } = this;
    return {
      plan: () => this.plan,
      offer: () => session.offer,
      isReady: () => this.isReady,
      play: (...choices: Choice[]) => session.play(...choices),
      undo: (all: boolean) => session.undo(all),
    };
  }
}

const all = new WeakMap<Session, Controls>();

export function controlsOf(session: Session): Controls {
  const found = all.get(session) ?? new Controls(session);
  all.set(session, found);
  return found;
}
