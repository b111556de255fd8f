/** The other tables where it is one's turn: those of this browser and of one's account, as the lobby lists them. */
import { fetchTables } from "../api";
import { fetchKept, ownTables, type Kept } from "../me/tables";
import type { MyTable } from "../memory";
import type { TableListed } from "../protocol";

const EVERY = 45_000;
const MOST = 50;

/** Where somebody waits for one, the longest wait first. */
export function waiting(mine: readonly MyTable[], listed: readonly TableListed[]): MyTable[] {
  const moved = new Map(listed.map((one) => [one.table, one]));
  const asked = mine.filter(({ table, seat }) => seat && moved.get(table)?.asked.includes(seat));
  return asked.sort((a, b) => moved.get(a.table)!.moved - moved.get(b.table)!.moved);
}

export class Elsewhere {
  tables = $state.raw<MyTable[]>([]);

  #kept: Kept[] = [];

  constructor(private readonly here: string) {}

  async look(): Promise<void> {
    this.#kept = await fetchKept().catch(() => this.#kept);
    const mine = ownTables(this.#kept).filter(({ table, seat }) => seat && table !== this.here);
    const ids = [...new Set(mine.map(({ table }) => table))].slice(0, MOST);
    this.tables = ids.length ? waiting(mine, await fetchTables(ids).catch(() => [])) : [];
  }

  /** Look now and then, as long as somebody looks at the page. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => void (document.hidden || this.look()), EVERY);
    return () => clearInterval(timer);
  }
}
