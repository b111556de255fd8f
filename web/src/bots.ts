/** Bots by name: ours in the reader's language, a game's own as it calls them. */
import { say } from "./words.svelte";

const NAMED = ["random", "heuristic", "search-quick", "search", "search-deep"];

export const botName = (bot: string): string => (NAMED.includes(bot) ? say(`bot-${bot}`) : bot);
