/** What there is to read under the panels of a table, for this viewer. */
import type { Session } from "../table/session.svelte";

export type Story = "log" | "talk" | "note";

/** A lesson or a trial is for one: there is the log alone. Only who sits at the table has a note. */
export function storiesOf(session: Session): Story[] {
  if (!session.rooms.length) return ["log"];
  return session.own === null ? ["log", "talk"] : ["log", "talk", "note"];
}

export const unreadAt = (session: Session): number =>
  session.rooms.reduce((sum, room) => sum + session.talk.unread(room), 0);
