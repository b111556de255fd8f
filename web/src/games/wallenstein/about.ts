/** What explains each thing of this board: its words, and the rule that speaks of it. */
import { explain } from "../../lib/explain";

const RULES: Record<string, string> = {
  armies: "W-2.9",
  palace: "W-5.5",
  church: "W-5.5",
  "trading-house": "W-5.5",
  revolt: "W-2.4",
  leader: "W-9.2",
  statue: "W-9.4",
  tax: "W-2.3",
  grain: "W-2.2",
  site: "W-2.1",
  tower: "W-3.2",
  courtier: "W-7.1",
  counties: "W-5.5",
  supply: "W-0.14",
  winter: "W-5.2",
  standing: "W-5.5",
  "if-scored": "W-5.5",
  order: "W-1.6",
  "face-down": "W-1.1",
  "winter-loss": "W-5.1",
  "board-row-courtiers": "W-7.1",
  "board-row-region-card": "W-8.1",
  "board-row-statues": "W-9.6",
  "board-row-trophies": "W-9.4",
  "board-court-hall": "W-7.2",
  "board-court-room": "W-7.6",
};

const ACTIONS: Record<string, string> = {
  palace: "W-2.1",
  church: "W-2.1",
  "trading-house": "W-2.1",
  grain: "W-2.2",
  taxes: "W-2.3",
  "armies-5": "W-2.5",
  "armies-3": "W-2.6",
  "army-1": "W-2.7",
  "battle-a": "W-2.8",
  "battle-b": "W-2.8",
  "court-3": "W-7.4",
  "court-2": "W-7.4",
  "court-1": "W-7.4",
  bid: "W-1.4",
};

const TILES: Record<string, string> = { attack: "W-1.11", defence: "W-1.11" };

const EFFECTS = [
  "market-peace",
  "armed-peasants",
  "palace-guard",
  "sanctuary",
  "poor-taxes",
  "rich-taxes",
  "rich-harvest",
  "poor-harvest",
  "few-recruits",
];

const FAVOURS: Record<string, string> = {
  event: "W-7.8",
  thalers: "W-7.9",
  armies: "W-7.10",
  pardon: "W-7.11",
  grain: "W-7.12",
  points: "W-7.13",
  palace: "W-7.14",
  church: "W-7.14",
  "trading-house": "W-7.14",
  "shield-a": "W-7.15",
  "shield-b": "W-7.15",
  "shield-ab": "W-7.15",
  garrison: "W-7.16",
};

export const about = (key: string) => explain(key, { rule: RULES[key] });
/** A space of the plan; with warnings, these. */
export const aboutSpace = (space: string, name = "", told: readonly string[] = []) =>
  told.length
    ? explain("warned", { facts: { name, told: told.join("\n") }, rule: ACTIONS[space] })
    : explain(`space-${space}`, { rule: ACTIONS[space] });
export const aboutTile = (tile: string) => explain(`tile-${tile}`, { rule: TILES[tile] ?? "W-1.2" });
export const aboutEvent = (card: string, effect: string) =>
  explain(`event-${card}`, { rule: `W-4.${EFFECTS.indexOf(effect) + 1}` });
export const aboutFavour = (kind: string) => explain(`favour-kind-${kind}`, { rule: FAVOURS[kind] });
