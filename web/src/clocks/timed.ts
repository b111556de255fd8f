/** Whether a table has anything to say about time: two persons or more may wait for each other. */
import type { Session } from "../table/session.svelte";

export function isTimed({ welcome, sittings, over }: Pick<Session, "welcome" | "sittings" | "over">): boolean {
  if (!welcome || welcome.kind || over) return false;
  const { clock, rated } = welcome.terms;
  return (clock?.kind ?? "none") !== "none" || !!rated || sittings.filter(({ kind }) => kind === "person").length > 1;
}
