/** The boards we can draw, each loaded when a table needs it: a folder beside this file is a game, named like it. */
import type { GameClient } from "./types";

const found = import.meta.glob<{ default: GameClient }>("./*/index.ts");

/** The client of a game, or null if nobody has drawn its board. */
export async function clientOf(game: string): Promise<GameClient | null> {
  const load = found[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}
