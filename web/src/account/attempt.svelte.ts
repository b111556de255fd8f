/** Something one does by one's account: one thing at a time, and whoever fails is told why. */
import { ApiError } from "../api";
import { myself } from "../me/me.svelte";
import { faultOf } from "./faults";

export class Attempt {
  busy = $state(false);
  /** The message that says why not; empty if all is well. */
  trouble = $state("");

  /** Which message says why not. */
  constructor(private readonly tell: (error: unknown) => string = faultOf) {}

  /** Whether it was done. */
  async make(deed: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = "";
    try {
      await deed();
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.error === "not-signed-in") myself.forget();
      else this.trouble = this.tell(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
