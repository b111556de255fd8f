/** Which throw into the tower is shown: the last one until it is put away, or an earlier one asked for. */
import type { Session } from "../../table/session.svelte";
import { throwsOf, type Throw } from "./tower";

export class Throws {
  readonly #session: Session;
  #asked = $state<number | null>(null);
  #dismissed = $state(-1);
  #known: { events: unknown; point: number; found: Throw[] } = { events: null, point: -1, found: [] };
  #opened = $state<number | null>(null);

  constructor(session: Session) {
    this.#session = session;
  }

  /** All that have been shown; found once, whoever asks. */
  get all(): Throw[] {
    const { events, point } = this.#session;
    if (events !== this.#known.events || point !== this.#known.point)
      this.#known = { events, point, found: throwsOf(events.slice(0, point)) };
    return this.#known.found;
  }

  get at(): number {
    return Math.min(this.#asked ?? Infinity, this.all.length - 1);
  }

  get shown(): Throw | null {
    const found = this.all[this.at];
    return found && (this.#session.scene || found.index > this.#dismissed) ? found : null;
  }

  /** The page has been opened: what lies there now is nothing new. */
  open(): void {
    this.#opened ??= this.all.at(-1)?.index ?? -1;
  }

  /** Whether it shows something that has happened since then and was not put away. */
  get fresh(): boolean {
    return this.shown !== null && this.shown.index > (this.#opened ?? -1);
  }

  go(at: number): void {
    this.#dismissed = -1;
    this.#asked = at >= this.all.length - 1 ? null : Math.max(0, at);
  }

  dismiss(): void {
    this.#asked = null;
    this.#dismissed = this.all.at(-1)?.index ?? -1;
  }

  /** Show it once more: the fall, then what came out. */
  async again(): Promise<void> {
    const session = this.#session;
    const shown = this.shown;
    if (!shown || session.scene) return;
    for (const point of [shown.index, shown.index + 1]) {
      const ms = session.beat(session.events[point - 1]!);
      session.look(point, ms);
      const { past } = session;
      await new Promise((resolve) => setTimeout(resolve, ms));
      if (session.past !== past) return; // the reader has gone elsewhere
    }
    session.now();
  }
}
