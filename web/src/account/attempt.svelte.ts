/** Something one does with one's account: one thing at a time, and whoever fails is told why. */
import { ApiError } from "../api";
import { myself } from "../me/me.svelte";
import { faultOf } from "./faults";

export class Attempt {
  busy = $state(false);
  /** The message that says why not; empty if all is well. */
  trouble = $state("");

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
      else this.trouble = faultOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
