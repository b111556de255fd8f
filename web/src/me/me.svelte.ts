/** Who uses this browser, if they have said so: asked once, and told by whatever changes it. */
import type { Me, Person } from "../protocol";
import { fetchMe } from "./people";

class Myself {
  /** What the server is like, and who is signed in; null until it has said so. */
  known = $state.raw<Me | null>(null);
  #latest: Promise<Me> | null = null;

  get person(): Person | null {
    return this.known?.person ?? null;
  }

  /** Nobody who asks is asked to ask again when it changes. */
  ask(): Promise<Me> {
    this.#latest ??= this.#fetch();
    return this.#latest;
  }

  async #fetch(): Promise<Me> {
    try {
      return (this.known = await fetchMe());
    } catch (error) {
      this.#latest = null;
      throw error;
    }
  }

  /** What the server has changed of itself is asked for anew. */
  askAgain(): Promise<Me> {
    this.#latest = null;
    return this.ask();
  }

  hear(me: Me): void {
    this.known = me;
    this.#latest = Promise.resolve(me);
  }

  /** The session has ended elsewhere. */
  forget(): void {
    if (this.known) this.hear({ ...this.known, person: null });
  }
}

export const myself = new Myself();
