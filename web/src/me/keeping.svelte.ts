/** Whether the seat one has at a table is in one's account, and putting it there. */
import { ApiError } from "../api";
import type { Session } from "../table/session.svelte";
import { myself } from "./me.svelte";
import { claim } from "./people";
import { fetchKept } from "./tables";

/** Known, and nobody: whoever has not been asked yet may be somebody. */
const isNobody = (): boolean => !!myself.known && !myself.person;

export class Keeping {
  /** `nobody` is signed in; the seat is `loose`, `kept`, or somebody else's: `refused`. */
  state = $state<"unknown" | "nobody" | "loose" | "kept" | "refused">("unknown");
  failed = $state(false);
  /** Whoever would rather not is not asked again. */
  declined = $state(false);

  constructor(readonly session: Session) {}

  /** Whether this page has a seat that can be kept at all. */
  get possible(): boolean {
    const { seat, viewpoint, welcome } = this.session;
    return seat !== null && !viewpoint && !!welcome && !welcome.kind;
  }

  /** Whoever came without a link and without an account, and may have had a seat: a spectator says so in the address. */
  get lost(): boolean {
    const { seat, viewpoint, welcome, over } = this.session;
    const watching = new URLSearchParams(location.search).has("watch");
    return seat === null && !viewpoint && !!welcome && !welcome.kind && !over && !watching && isNobody();
  }

  get offered(): boolean {
    return this.possible && this.state === "loose" && !this.declined;
  }

  async look(): Promise<void> {
    this.state = await this.#found().catch(() => "unknown" as const);
  }

  async #found(): Promise<"nobody" | "loose" | "kept"> {
    if (this.session.mine) return "kept";
    const kept = await fetchKept();
    const { table, seat } = this.session;
    if (!myself.person) return "nobody";
    return kept.some((one) => one.table === table && one.seat === seat) ? "kept" : "loose";
  }

  async keep(): Promise<void> {
    this.failed = false;
    try {
      await claim(this.session.table, this.session.token ?? "");
      this.state = "kept";
    } catch (error) {
      if (error instanceof ApiError && error.error === "claimed") this.state = "refused";
      else this.failed = true;
    }
  }
}
