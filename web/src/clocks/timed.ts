/** Whether a table has anything to say about time: two persons or more may wait for each other. */
import { timingOf } from "./terms";
import type { Session } from "../table/session.svelte";

export function isTimed({ welcome, sittings, over }: Pick<Session, "welcome" | "sittings" | "over">): boolean {
  if (!welcome || welcome.kind || over) return false;
  const { clock, rated } = timingOf(welcome.terms);
  return clock.kind !== "none" || rated || sittings.filter(({ kind }) => kind === "person").length > 1;
}
