/** The boards we can draw, each loaded when a table needs it. */
import type { GameClient } from "./types";

export const GAMES: Record<string, () => Promise<{ default: GameClient }>> = {
  "la-conquete-du-monde": () => import("./la-conquete-du-monde"),
  "gods-playground": () => import("./gods-playground"),
};
