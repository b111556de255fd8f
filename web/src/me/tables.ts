/** The tables of this browser and those of one's account. */
import { myTables, type MyTable } from "../memory";
import type { MyTable as Kept } from "../protocol";
import { myself } from "./me.svelte";
import { fetchOwnTables } from "./people";

export type { Kept };

/** Those of whoever is signed in; nobody has none. */
export async function fetchKept(): Promise<Kept[]> {
  return (await myself.ask()).person ? fetchOwnTables() : [];
}

/** The seat that whoever is signed in keeps at a table. */
export async function seatKept(table: string): Promise<string | null> {
  return (await fetchKept().catch(() => [])).find((kept) => kept.table === table)?.seat ?? null;
}

/** A seat this browser has no link to. */
export const inAccount = ({ token, seat }: MyTable): boolean => token === null && seat !== null;

/** Each seat once, however it is known: what waits for oneself first, then the latest. Whoever keeps a seat at a table
 * need not be listed as watching it too. */
export function together(here: readonly MyTable[], kept: readonly Kept[]): MyTable[] {
  const same = (mine: MyTable, { table, seat }: Kept): boolean => mine.table === table && mine.seat === seat;
  const known = here.filter((mine) => mine.seat || !kept.some(({ table }) => table === mine.table));
  const added = kept.filter((one) => !known.some((mine) => same(mine, one)));
  const waits = (mine: MyTable): number => (kept.some((one) => one.turn && same(mine, one)) ? 0 : 1);
  return [...known, ...added.map(asMine)].sort((a, b) => waits(a) - waits(b) || b.at - a.at);
}

/** All of them, but for links nobody has sat down by yet; whoever has a seat need not be listed as watching too. */
export function ownTables(kept: readonly Kept[]): MyTable[] {
  const all = together(
    myTables().filter((mine) => mine.game),
    kept,
  );
  return all.filter((mine) => mine.seat || !all.some((other) => other.seat && other.table === mine.table));
}

const asMine = ({ table, seat, game, moved }: Kept): MyTable => ({ table, seat, game, token: null, at: moved * 1000 });
