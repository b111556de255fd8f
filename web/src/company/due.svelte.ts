/** What this viewer is asked beside the game. */
import { keep, kept } from "../memory";
import type { Proposal, Sitting } from "../protocol";
import type { Session } from "../table/session.svelte";

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

  /** Whether a bot plays for this seat. */
  get away(): boolean {
    return !this.session.over && !!this.#mine?.standing_in;
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
    return !!this.proposal || this.away || this.name;
  }
}
