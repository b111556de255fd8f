/** One page for several seats of a table: it shows one of them, or what everyone may see, and covers what lies between. */
import { keep, kept } from "../memory";
import type { Session } from "../table/session.svelte";
import { COMMON, hides, needsCover, nextAt, type Place } from "./passing";

export class Screen {
  /** Which of the seats is shown; COMMON is what everyone may see. */
  shown = $state(COMMON);
  /** Who is to take the screen: until then nothing is shown at all. */
  awaited = $state<number | null>(null);
  /** Somebody wants to look on with the others although it is their turn. */
  together = $state(false);
  uncovered = $state(kept("uncovered") === "yes");

  constructor(
    readonly seats: readonly Session[],
    readonly common: Session,
  ) {
    this.#show(COMMON);
  }

  get session(): Session {
    return this.seats[this.shown] ?? this.common;
  }

  get places(): Place[] {
    return this.seats.map((session) => ({
      asked: session.asked,
      mayUndo: session.mayUndo,
      hides: this.#hides(session),
    }));
  }

  /** Pass the screen on when what has happened has been seen. */
  turn(): void {
    const busy = this.session.behind || this.session.past || this.session.working;
    const coming = this.seats.some(({ update, fatal }) => !update && !fatal); // whoever is heard first need not be first
    if (busy || coming || this.together || this.awaited !== null) return;
    const next = nextAt(this.places, this.shown);
    if (next !== null) this.pass(next);
  }

  pass(to: number): void {
    this.together = to === COMMON && this.places.some(({ asked }) => asked);
    const covered = needsCover(this.places, this.shown, to, this.uncovered);
    this.#show(to === COMMON || covered ? COMMON : to);
    this.awaited = covered ? to : null;
  }

  ready(): void {
    this.#show(this.awaited ?? COMMON);
    this.awaited = null;
  }

  goUncovered(wish: boolean): void {
    this.uncovered = wish;
    keep("uncovered", wish ? "yes" : "");
  }

  close(): void {
    for (const session of [...this.seats, this.common]) session.close();
  }

  #show(which: number): void {
    this.shown = which;
    for (const session of [...this.seats, this.common]) session.followed = session === this.session;
  }

  /** Where the views are not yet of one moment, rather yes. */
  #hides({ update }: Session): boolean {
    const common = this.common.update;
    return !update || !common || hides(update.view, common.view);
  }
}
