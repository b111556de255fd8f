/** What this viewer is asked beside the game, and told of it. */
import { keep, kept } from "../memory";
import type { Dropped, Proposal, Seat, Sitting } from "../protocol";
import type { Session } from "../table/session.svelte";

const RECENT = 86_400; // seconds in which it is news that a proposal came to nothing

export class Due {
  #later = $state(false);

  constructor(private readonly session: Session) {}

  get #mine(): Sitting | undefined {
    return this.session.sittings.find(({ seat }) => seat === this.session.own);
  }

  get #key(): string {
    return `unnamed.${this.session.table}`;
  }

  get proposal(): Proposal | null {
    return this.session.over ? null : (this.session.welcome?.proposal ?? null);
  }

  get dropped(): Dropped | null {
    const last = this.session.over ? null : (this.session.welcome?.dropped ?? null);
    return last && last.at > Date.now() / 1000 - RECENT ? last : null;
  }

  /** The others who gave up, and whose bots play on. */
  get gone(): Seat[] {
    const { sittings, own, over } = this.session;
    const gone = sittings.filter(({ seat, conceded, standing_in }) => conceded && standing_in && seat !== own);
    return over ? [] : gone.map(({ seat }) => seat);
  }

  /** Whether a bot plays for this seat. */
  get away(): boolean {
    return !this.session.over && !!this.#mine?.standing_in;
  }

  /** Whether bots play for everybody: then they rest. */
  get allAway(): boolean {
    return this.away && this.session.sittings.every(({ kind, standing_in }) => kind !== "person" || standing_in);
  }

  /** A name: asked once at a table where others are, and only of whoever sits alone at this screen. */
  get name(): boolean {
    const { sittings, own, alone, over } = this.session;
    const others = sittings.some(({ seat, kind }) => kind === "person" && seat !== own);
    return alone && !over && others && !this.#mine?.name && own !== null && !this.#later && !kept(this.#key);
  }

  later(): void {
    this.#later = true;
    keep(this.#key, "yes");
  }

  /** Whether others wait for this viewer's word. */
  get answer(): boolean {
    const { proposal } = this;
    return this.away || (!!proposal && !!this.#mine && !proposal.agreed.includes(this.#mine.seat));
  }

  get anything(): boolean {
    return !!this.proposal || !!this.dropped || this.gone.length > 0 || this.away || this.name;
  }
}
