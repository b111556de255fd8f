/** When one's own clock stands still: as it is said to the server. */
import type { Hours } from "../protocol";

const LONGEST = 16 * 60; // minutes of a day
const MOST = 60; // days of holidays
const DAY = 86_400_000;

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const nothing = (zone = zoneHere()): Hours => ({ from: "22:00", to: "22:00", zone, holidays: [] });

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** How long the quiet hours of a day are, over midnight or not. */
export const lengthOf = ({ from, to }: Pick<Hours, "from" | "to">): number =>
  (minutes(to) - minutes(from) + 24 * 60) % (24 * 60);

/** Each day from the first to the last, as `2027-08-14`; none if the last is before the first. */
export function daysOf(first: string, last: string): string[] {
  const [begin, end] = [Date.parse(first), Date.parse(last || first)];
  const count = begin <= end ? Math.min(MOST + 1, Math.floor((end - begin) / DAY) + 1) : 0;
  return Array.from({ length: count }, (_, k) => new Date(begin + k * DAY).toISOString().slice(0, 10));
}

/** Days that follow each other, as one stretch. */
export function stretchesOf(days: readonly string[]): [first: string, last: string][] {
  const found: [string, string][] = [];
  for (const day of [...new Set(days)].sort()) {
    const open = found.at(-1);
    if (open && Date.parse(day) - Date.parse(open[1]) === DAY) open[1] = day;
    else found.push([day, day]);
  }
  return found;
}

/** Why the server would refuse it: the key of a sentence. */
export function whyNot(hours: Hours): string | null {
  if (lengthOf(hours) > LONGEST) return "hours-too-long";
  return hours.holidays.length > MOST ? "hours-too-many" : null;
}
