/** When one's own clock stands still: as it is said to the server. */
import type { Hours } from "../protocol";

const LONGEST = 16 * 60; // minutes of a day
export const MOST = 60; // days of holidays of a year
const AHEAD = 366; // days within which they are named
const LISTED = 5000; // days of a stretch that are looked at, however far it reaches
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
  const count = begin <= end ? Math.min(LISTED, Math.floor((end - begin) / DAY) + 1) : 0;
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

/** Today, where the browser is. */
export function today(now = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Why the server would refuse it: the key of a sentence. */
export const whyNot = (hours: Hours): string | null => (lengthOf(hours) > LONGEST ? "hours-too-long" : null);

/** Why a stretch cannot be added to the holidays that are named: a sentence, and how many days there would be. */
export function whyNotDays(
  first: string,
  last: string,
  named: readonly string[],
  now = today(),
): { key: string; count?: number } | null {
  const days = daysOf(first, last);
  if (!days.length) return { key: "hours-days-order" };
  if (days[0]! < now) return { key: "hours-days-past" };
  const count = new Set([...named, ...days]).size;
  if (count > MOST) return { key: "hours-days-many", count };
  return Date.parse(days.at(-1)!) - Date.parse(now) > AHEAD * DAY ? { key: "hours-days-far" } : null;
}
