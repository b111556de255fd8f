/** The ledger of a game by chapters: `A-3.4` belongs to `A-3`, options such as `A-O2` to `A-O`. */
import type { ExampleInfo, LedgerEntry } from "../protocol";

export interface Chapter {
  id: string;
  rules: LedgerEntry[];
}

export const chapterOf = (rule: string): string => /^[A-Z]+-(?:[A-Z](?=\d)|\d+)/.exec(rule)?.[0] ?? rule;

export function chapters(ledger: readonly LedgerEntry[]): Chapter[] {
  const found: Chapter[] = [];
  for (const rule of ledger) {
    const id = chapterOf(rule.id);
    const chapter = found.find((known) => known.id === id);
    if (chapter) chapter.rules.push(rule);
    else found.push({ id, rules: [rule] });
  }
  return found;
}

/** Each example under the first rule it cites. */
export function examplesOf(rule: string, examples: readonly ExampleInfo[]): ExampleInfo[] {
  return examples.filter(({ rules }) => rules[0] === rule);
}
