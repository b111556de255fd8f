/** What this browser remembers. Everything still works where storage is forbidden. */

const PREFIX = "wartable.";

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // private mode: nothing is remembered
  }
}

function read<T>(name: string, otherwise: T): T {
  try {
    return JSON.parse(kept(name) ?? "") as T;
  } catch {
    return otherwise;
  }
}

/** A place at a table that this browser knows; the token is the key to the seat and is never sent by HTTP. */
export interface MyTable {
  table: string;
  token: string | null;
  seat: string | null;
  game: string;
  at: number;
}

export function myTables(): MyTable[] {
  const list = read<MyTable[]>("tables", []);
  return Array.isArray(list) ? list : [];
}

export function rememberTable(entry: Omit<MyTable, "at">): void {
  const others = myTables().filter((t) => t.table !== entry.table || t.token !== entry.token);
  const list = [{ ...entry, at: Date.now() }, ...others].slice(0, 100);
  keep("tables", JSON.stringify(list));
}

export function forgetTable(table: string, token: string | null): void {
  keep("tables", JSON.stringify(myTables().filter((t) => t.table !== table || t.token !== token)));
}

export function seatsAt(table: string): MyTable[] {
  return myTables().filter((t) => t.table === table && t.token !== null);
}

/** How far a seat had seen the table when its last turn ended. */
export interface Mark {
  heard: number;
  /** How many events had come when the next turn began. */
  until?: number;
}

export function markOf(table: string, seat: string | null): Mark | null {
  return read<Mark | null>(`mark.${table}.${seat ?? ""}`, null);
}

export function setMark(table: string, seat: string | null, mark: Mark): void {
  keep(`mark.${table}.${seat ?? ""}`, JSON.stringify(mark));
}
