/** A point of a finished game is so many of the events everyone heard; a seat's own log has asides between them. */

/** Where a point is in the log of a seat with these asides (indexes in that log, in order). */
export function ownPoint(point: number, asides: readonly number[]): number {
  let own = point;
  for (const aside of asides) if (aside < own) own += 1;
  return own;
}

/** The point at which a seat's log stands after so many of its own events. */
export function commonPoint(own: number, asides: readonly number[]): number {
  return Math.max(1, own - asides.filter((aside) => aside < own).length);
}

/** A moment somebody linked to: a point, and through whose eyes it is seen. */
export interface Moment {
  at: number | null;
  as: string | null;
}

export function readMoment(search: string): Moment {
  const asked = new URLSearchParams(search);
  const at = Number(asked.get("at"));
  return { at: Number.isInteger(at) && at > 0 ? at : null, as: asked.get("as") || null };
}

export function momentPath(table: string, { at, as }: Moment): string {
  const asked = [...(at ? [`at=${at}`] : []), ...(as ? [`as=${encodeURIComponent(as)}`] : [])];
  return `/table/${encodeURIComponent(table)}${asked.length ? `?${asked.join("&")}` : ""}`;
}
