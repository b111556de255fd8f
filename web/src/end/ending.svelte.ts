/** The end of a game as this page knows it: its account, whether it lies open, and the way to its moments. */
import { fetchAccount } from "../api";
import type { Account } from "../protocol";
import type { Replay } from "../table/replay.svelte";
import type { Session } from "../table/session.svelte";
import { commonPoint, momentPath, ownPoint, type Moment } from "./points";

export class Ending {
  account = $state.raw<Account | null>(null);
  failed = $state(false);
  /** Whether the page of the end is wanted. */
  open = $state(false);
  #asked = false;
  #arrived = false;

  constructor(
    readonly session: Session,
    readonly replay: Replay,
    /** Where a link led. */
    private readonly linked: Moment,
    /** Sit down anew, with the eyes of another. */
    readonly turnTo: (moment: Moment) => void,
  ) {}

  /** Nobody hears of the end before what led to it has been shown. */
  get over(): boolean {
    return !this.session.behind && this.session.over;
  }

  /** The last scene has been shown, and nobody looks back. */
  get atEnd(): boolean {
    return !this.session.scene && this.session.over;
  }

  /** Whether the page of the end lies over the board: it makes way for whoever looks back. */
  get shown(): boolean {
    return this.over && this.open && !this.session.past;
  }

  /** Open the page of the end, wherever one looks now. */
  show(): void {
    this.replay.now();
    this.open = true;
  }

  /** The first time the end is reached: open its page, or go where a link led. */
  arrive(): void {
    if (this.#arrived || !this.atEnd) return;
    this.#arrived = true;
    const { at } = this.linked;
    if (at || this.session.viewpoint) void this.load().then(() => at && this.go(at));
    else this.open = !this.session.welcome?.kind; // lessons and trials end without ceremony
  }

  /** A game that is over no more, a lesson perhaps, is seen through one's own eyes again. */
  goOn(): void {
    if (!this.session.update || this.session.over) return;
    this.#asked = this.#arrived = false;
    this.account = null;
    if (this.session.viewpoint) this.turnTo({ at: null, as: null });
  }

  /** An abandoned table has no result, and nothing to account for. */
  get isAccounted(): boolean {
    return this.session.welcome?.ended?.how !== "abandon";
  }

  async load(): Promise<void> {
    if (this.#asked || !this.isAccounted) return;
    this.#asked = true;
    try {
      this.account = await fetchAccount(this.session.table);
    } catch {
      this.failed = true;
      this.#asked = false;
    }
  }

  get #asides(): readonly number[] {
    return this.account?.asides[this.session.seat ?? ""] ?? [];
  }

  /** Where a point of the account is in the log this page has. */
  own(point: number): number {
    return ownPoint(point, this.#asides);
  }

  /** Look at a moment: the page of the end makes way for the board. */
  go(point: number): void {
    this.open = false;
    this.replay.pause();
    this.replay.go(this.own(point));
  }

  /** The point the board shows; null when it is the end. */
  get point(): number | null {
    return this.session.past ? commonPoint(this.session.past.point, this.#asides) : null;
  }

  /** A link to what is shown now, or to an event of this page's log; it opens there for anyone. */
  link(own?: number): string {
    const at = own === undefined ? this.point : commonPoint(own, this.#asides);
    return location.origin + momentPath(this.session.table, { at, as: this.session.seat });
  }
}
