/** Who one is, as the server is asked. */
import { ask, post } from "../api";
import type { Claimed, Me, MyTable } from "../protocol";

export async function get<Answer>(path: string): Promise<Answer> {
  return (await ask(path)).json() as Promise<Answer>;
}

export const fetchMe = (): Promise<Me> => get("/api/me");

export const fetchOwnTables = (): Promise<MyTable[]> => get("/api/me/tables");

/** Keep a seat in one's account, by its secret. */
export const claim = (table: string, token: string): Promise<Claimed> =>
  post(`/api/tables/${encodeURIComponent(table)}/claim`, { token });
