/** What the sentence about a seat's luck speaks of, to one digit: the twin of the engine's own. */
import type { Fortune } from "../protocol";
import type { Facts, Text } from "../words.svelte";

/** To one digit, and never less than nothing at all. */
export const digit = (x: number): number => Math.round(x * 10) / 10 || 0;

export function luckFacts({ battles, total }: Fortune): Facts {
  return {
    battles,
    actual: total.actual,
    expected: digit(total.expected),
    difference: digit(Math.abs(total.luck)),
    better: digit(total.luck) ? (total.luck > 0 ? "yes" : "no") : "even",
    deviation: digit(total.deviation),
    error: digit(total.error),
  };
}

export function luckSentence(fortune: Fortune, text: Text): string {
  const luckier = text.get("account-luckier", { percent: Math.round(100 * fortune.luckier) });
  return `${minus(text.get("account-luck", luckFacts(fortune)))} ${luckier}`;
}

/** Less than nothing, as print has it. */
export const minus = (numbers: string): string => numbers.replace(/(?<!\w)-(?=\d)/g, "−");

/** A signed number as print has it. */
export const signed = (x: number, language: string): string =>
  minus(digit(x).toLocaleString(language, { signDisplay: "exceptZero", maximumFractionDigits: 1 }));
