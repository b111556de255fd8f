/** When something was, as short as it can be said in the reader's language. */

const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const DAY = { day: "numeric", month: "short" } as const;

/** The hour today, with the day before, with the year long ago. */
export function momentOf(seconds: number, language: string, now = new Date()): string {
  const when = new Date(seconds * 1000);
  if (when.toDateString() === now.toDateString()) return when.toLocaleTimeString(language, CLOCK);
  const year = when.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return when.toLocaleString(language, { ...DAY, ...year, ...CLOCK });
}
