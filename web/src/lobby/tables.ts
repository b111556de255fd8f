/** A table this browser knows, and what the server says of it. */
import type { MyTable } from "../memory";
import type { TableInfo } from "../protocol";

export interface Row {
  mine: MyTable;
  info: TableInfo | null;
  gone: boolean;
}

export const isMyTurn = ({ mine, info }: Row): boolean => !!info && !!mine.seat && info.asked.includes(mine.seat);

/** One's own turn first, then what is being played, then what is over, at last what is gone. */
export function rank(row: Row): number {
  if (isMyTurn(row)) return 0;
  if (row.gone) return 3;
  return row.info?.over ? 2 : 1;
}
