/** What a game adds to its page to print: which rules say what a phase does, and tables of its board's numbers. */
import type { Text } from "../text";

export interface Table {
  /** Key of one of the game's messages. */
  title: string;
  head?: string[];
  rows: string[][];
}

export interface Summary {
  /** Phases of the base game in order, each with the rules that tell it, one by one if they tell what to choose from; named
   * by chapter or phase. */
  sequence: { name: string; rules: string[]; oneByOne?: boolean }[];
  /** Whether the phases are known by their numbers. */
  numbered?: boolean;
  /** The rules of scoring and winning. */
  scoring: string[];
  tables(facts: unknown, text: Text): Table[];
}

const found = import.meta.glob<{ summary: Summary }>("../games/*/summary.ts");

export async function summaryOf(game: string): Promise<Summary | null> {
  const load = found[`../games/${game}/summary.ts`];
  return load ? (await load()).summary : null;
}

/** A rule as it is read where no other can be opened: without what only refers to another. */
export const unreferred = (rule: string): string => rule.replaceAll(/\s\([^()]*\b[A-Z]+-O?\d[^()]*\)/g, "");
