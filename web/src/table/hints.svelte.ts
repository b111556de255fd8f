/** What the offered choices would cost and bring: asked for after an update that asks this seat, said beside choices. */
import type { Choice, Hint, Update } from "../protocol";
import { plain, saying } from "../speech";
import type { Text } from "../text";
import type { Session } from "./session.svelte";

type Asking = Pick<Session, "update" | "asked" | "hints">;

/** Whether nothing has happened, but that somebody else got ready: what was known of the choices still holds. */
const isSame = (now: Update | null, before: Update | null): boolean =>
  now?.heard === before?.heard && String(now?.offer) === String(before?.offer);

export class Hints {
  #of = $state.raw<Record<Choice, Hint[]>>({});
  #revision = "";
  #last: Update | null = null;

  constructor(private readonly session: Asking) {}

  /** Fetch those of the latest update; called in an effect, so it follows the table. */
  async load(): Promise<void> {
    const { update, asked } = this.session;
    if (update?.revision === this.#revision) return;
    this.#revision = "";
    if (!asked || !isSame(update, this.#last)) this.#of = {};
    this.#last = update;
    if (!update || !asked) return;
    this.#revision = update.revision;
    const found = await this.session.hints(update.revision);
    if (found && this.#revision === update.revision) this.#of = found;
  }

  /** A few words on a choice, but for what is said elsewhere; empty when there is nothing to say, or nothing known yet.
   * Where a click makes a choice several times, `facts` says what a hint then comes to. */
  say(choice: Choice, text: Text, but?: string, facts: Record<string, Hint["facts"]> = {}): string {
    const hints = (this.#of[choice] ?? []).filter(({ key }) => key !== but);
    const all = hints.map((hint) => ({ ...hint, facts: { ...hint.facts, ...facts[hint.key] } }));
    return all.map((hint) => plain(saying(hint, text))).join(" · ");
  }
}
