/** A table this browser knows, and what the server says of it. */
import type { MyTable } from "../memory";
import type { Code, TableInfo } from "../protocol";

export interface Row {
  mine: MyTable;
  info: TableInfo | null;
  /** Why there is nothing to be said of it, if the server said so. */
  trouble: Code | "unreachable" | null;
}

export const isMyTurn = ({ mine, info }: Row): boolean => !!info && !!mine.seat && info.asked.includes(mine.seat);

export const isGone = ({ trouble }: Row): boolean => trouble === "unknown-table";

/** The message that says why nothing is known of it; null while the server is asked, or known to be away for a moment. */
export function whyUnknown(row: Row): string | null {
  if (isGone(row)) return "table-gone";
  return row.trouble === "table-held" ? "fatal-table-held" : null;
}

/** One's own turn first, then what is being played, then what is over, at last what is gone. */
export function rank(row: Row): number {
  if (isMyTurn(row)) return 0;
  if (row.trouble) return 3;
  return row.info?.over ? 2 : 1;
}
