/** What this browser remembers. Everything still works where storage is forbidden. */
import type { Draft } from "./company/notepad.svelte";

const PREFIX = "wartable.";

const untilReload = new Map<string, string>(); // where storage is forbidden

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return untilReload.get(name) ?? null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    untilReload.set(name, value);
  }
}

/** Whether what is kept outlives the page. */
export function lasting(): boolean {
  try {
    localStorage.setItem(`${PREFIX}lasting`, "");
    return true;
  } catch {
    return false;
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

/** What this tab sat down at last: of several seats, those it shows when it comes back. */
export function tabSeats(table: string): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(`${PREFIX}at.${table}`) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Its secret opens nothing, neither here nor in this tab. */
export function leaveTable(table: string, token: string | null): void {
  forgetTable(table, token);
  setTabSeats(table, []);
}

export function setTabSeats(table: string, tokens: readonly string[]): void {
  try {
    sessionStorage.setItem(`${PREFIX}at.${table}`, JSON.stringify(tokens));
  } catch {
    // then it asks which
  }
}

/** A link's secret, before anybody has said which seat it opens; what was known of it stays. */
export function rememberLink(table: string, token: string): void {
  if (!seatsAt(table).some((mine) => mine.token === token)) rememberTable({ table, token, seat: null, game: "" });
}

/** The links of a table opened here: seat by seat, until somebody sits there. */
export type Invitations = Record<string, string>;

export function invitations(table: string): Invitations {
  return read<Invitations>(`invitations.${table}`, {});
}

export function keepInvitations(table: string, links: Invitations): void {
  if (Object.keys(links).length) keep(`invitations.${table}`, JSON.stringify(links));
  else forget(`invitations.${table}`);
}

export function dropInvitations(table: string, seats: readonly string[]): void {
  const links = Object.entries(invitations(table));
  const left = links.filter(([seat]) => !seats.includes(seat));
  if (left.length < links.length) keepInvitations(table, Object.fromEntries(left));
}

/** The key of a table opened here, or of the cup it is of: for new links and other terms. */
export const hostKey = (table: string, cup = ""): string => kept(`host.${table}`) ?? (cup && kept(`host.${cup}`)) ?? "";
export const keepHostKey = (of: string, key: string): void => keep(`host.${of}`, key);

function forget(name: string): void {
  untilReload.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // nothing was kept
  }
}

/** What a seat has written in its note and the server does not have yet. */
export const draftOf = (table: string, seat: string | null): Draft | null => read(`note.${table}.${seat ?? ""}`, null);

export function keepDraft(table: string, seat: string | null, draft: Draft | null): void {
  const name = `note.${table}.${seat ?? ""}`;
  if (draft) keep(name, JSON.stringify(draft));
  else forget(name);
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
