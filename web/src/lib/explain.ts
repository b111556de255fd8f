/** What a thing on the table is: an element says by `data-explain` which words explain it, and by `data-rule` its rule. */
import type { GameInfo } from "../protocol";
import type { Facts, Text } from "../text";

/** What an element says of itself. */
export interface Sign {
  key: string;
  facts: Facts;
  rule: string | null;
}

export interface Explanation {
  title: string;
  body: string;
  rule: string | null;
  /** Where it is a phase: its rules are several. */
  phase: string | null;
}

export const EXPLAINED = "[data-explain]";
/** Around what is explained without being covered: the note stands beside all of it. */
export const BESIDE = "[data-explain-beside]";
const PHASE = "phase-";

/** The attributes of an element that is to be explained. */
export function explain(key: string, more: { facts?: Facts; rule?: string } = {}) {
  return {
    "data-explain": key,
    "data-explain-facts": more.facts && JSON.stringify(more.facts),
    "data-rule": more.rule,
  };
}

/** The attributes of a choice that says too little: what it would cost and bring. */
export const hinted = (hint: string) => (hint ? explain("hint", { facts: { hint } }) : {});

export function signOf(element: Element): Sign {
  const told = element.getAttribute("data-explain-facts");
  return {
    key: element.getAttribute("data-explain") ?? "",
    facts: told ? (JSON.parse(told) as Facts) : {},
    rule: element.getAttribute("data-rule"),
  };
}

/** The words for a sign: the game's, else the page's own, else those of its rule; null where there are none. */
export function explanation(sign: Sign, info: GameInfo, text: Text, own: Text): Explanation | null {
  const key = `explain-${sign.key}`;
  const speaks = [text, own].find((words) => words.has(key));
  const phase = phaseIn(sign.key, info);
  const rule = sign.rule ?? phase?.rule ?? null;
  if (!speaks && !rule) return null;
  return {
    title: speaks?.title(key, sign.facts) ?? (text.has(sign.key) ? text.get(sign.key) : ""),
    body: speaks?.get(key, sign.facts) ?? text.rule(rule ?? ""),
    rule: rule || null,
    phase: phase?.phase ?? null,
  };
}

function phaseIn(key: string, info: GameInfo) {
  return key.startsWith(PHASE) ? info.phases.find(({ phase }) => phase === key.slice(PHASE.length)) : undefined;
}

/** The rules of a phase: from the one it begins with to the next that begins another, within the chapter. */
export function rulesOf(phase: string, info: GameInfo): string[] {
  const first = info.phases.find((entry) => entry.phase === phase)?.rule;
  const ids = info.ledger.map(({ id }) => id);
  if (!first || !ids.includes(first)) return [];
  const begin = new Set(info.phases.map(({ rule }) => rule));
  const found = [first];
  for (const id of ids.slice(ids.indexOf(first) + 1)) {
    if (begin.has(id) || chapter(id) !== chapter(first)) break;
    found.push(id);
  }
  return found;
}

const chapter = (id: string): string => id.split(".")[0] ?? id;

// ---- where the note stands ----
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Size = Pick<Box, "width" | "height">;
export type Side = "below" | "above" | "beside";

const GAP = 8;

/** On the side wanted, else where there is room, and always whole on the screen. */
export function placed(thing: Box, note: Size, screen: Size, side: Side = "below"): { left: number; top: number } {
  const middle = thing.left + (thing.width - note.width) / 2;
  const below = thing.top + thing.height + GAP;
  const above = thing.top - note.height - GAP;
  const tops = side === "above" ? [above, below] : [below, above];
  const top = tops.find((y) => y >= GAP && y + note.height <= screen.height - GAP);
  const right = thing.left + thing.width + GAP;
  const fits = right + note.width <= screen.width - GAP;
  if (top !== undefined && !(side === "beside" && fits)) return { left: held(middle, note.width, screen.width), top };
  const beside = fits ? right : thing.left - note.width - GAP;
  return { left: held(beside, note.width, screen.width), top: held(thing.top, note.height, screen.height) };
}

const held = (at: number, size: number, room: number): number => Math.max(GAP, Math.min(at, room - size - GAP));
