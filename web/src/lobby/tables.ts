/** A table this browser knows, and what the server says of it. */
import type { MyTable } from "../memory";
import type { Code, TableInfo, TableListed } from "../protocol";

export interface Row {
  mine: MyTable;
  info: TableInfo | null;
  /** As lists have it: when it was opened, and when somebody last moved. */
  listed?: TableListed | null;
  /** Why there is nothing to be said of it, if the server said so. */
  trouble: Code | "unreachable" | null;
}

/** So many are shown of a list that is longer, unless somebody wants all. */
export const FEW = 6;

export const isMyTurn = ({ mine, info }: Row): boolean => !!info && !!mine.seat && info.asked.includes(mine.seat);

/** It is kept, and nobody plays on: the rules have changed, or it is not as it was stored, or lacks something. */
const HELD: readonly Row["trouble"][] = ["table-held", "table-damaged", "part-gone"];

export const isGone = ({ trouble }: Row): boolean => trouble === "unknown-table";

/** Whether its seat, or the links to its seats, would be missed if it were forgotten here. */
export const isMissed = (row: Row, free: readonly string[]): boolean =>
  !isGone(row) && !row.info?.over && (row.mine.seat !== null || free.length > 0);

/** The message that says why nothing is known of it; null while the server is asked, or known to be away for a moment. */
export function whyUnknown(row: Row): string | null {
  if (isGone(row)) return "table-gone";
  return HELD.includes(row.trouble) ? `fatal-${row.trouble}` : null;
}

/** One's own turn first, then what is being played, then what is over, at last what is gone. */
export function rank(row: Row): number {
  if (isMyTurn(row)) return 0;
  if (row.trouble) return 3;
  return row.info?.over ? 2 : 1;
}

/** Whether all that is known of a table still holds. */
export const isFresh = (row: Row | undefined, listed: TableListed | undefined): boolean =>
  !!row?.info && !!listed && row.listed?.moved === listed.moved && row.listed.status === listed.status;

/** Seats anyone may sit down at: nobody has, and they are kept for nobody. */
export const freeSeats = ({ seats }: TableListed): string[] =>
  seats.filter(({ kind, taken, name }) => kind === "person" && !taken && !name).map(({ seat }) => seat);
