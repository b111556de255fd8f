/** What there is to learn of a game, and tables on which it is tried out. */
import { ask } from "../api";
import type { Learning, Opened } from "../protocol";
import { setTabSeats, tabSeats } from "../memory";
import { examplePath, route, secretPath, tablePath } from "../route.svelte";

const known = new Map<string, Promise<Learning>>();

/** Asked once: lessons do not change while a page is open. */
export function fetchLearning(game: string): Promise<Learning> {
  const found = known.get(game) ?? ask(`/api/games/${game}/learning`).then((r) => r.json() as Promise<Learning>);
  known.set(game, found);
  found.catch(() => known.delete(game));
  return found;
}

export async function fetchLearningText(game: string, language: string): Promise<string> {
  return (await ask(`/api/games/${game}/learning/${language}.ftl`)).text();
}

/** Open a prepared table and sit down at it; only this tab remembers it. */
export async function tryOut(game: string, what: "lessons" | "examples", name: string): Promise<void> {
  const answer = await ask(`/api/games/${game}/${what}/${encodeURIComponent(name)}`, { method: "POST" });
  const opened = (await answer.json()) as Opened;
  const token = opened.seats.find((seat) => seat.token)?.token ?? "";
  setTabSeats(opened.table, [token]);
  const path = what === "examples" ? examplePath(opened.table, name) : tablePath(opened.table);
  route.go(tabSeats(opened.table).length ? path : secretPath(opened.table, token));
}
