/** How long something takes, in the reader's language. */
import { DAY, HOUR, MINUTE } from "./terms";

const UNITS = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
  ["second", 1],
] as const;
export type Unit = (typeof UNITS)[number][0];

const amount = (count: number, unit: Unit, language: string, unitDisplay: "long" | "short" = "long"): string =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(count);

/** The name of a unit, as many as there are. */
export const unitName = (count: number, unit: Unit, language: string): string =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" })
    .formatToParts(count)
    .filter(({ type }) => type === "unit")
    .map(({ value }) => value)
    .join("");

/** In the two largest units that have anything to say: one day and six hours. */
export function spell(seconds: number, language: string): string {
  const whole = Math.max(0, Math.round(seconds));
  const first = UNITS.findIndex(([, size]) => whole >= size);
  if (first < 0) return amount(0, "second", language);
  const [unit, size] = UNITS[first]!;
  const [finer, small] = UNITS[first + 1] ?? UNITS[first]!;
  const rest = Math.floor((whole % size) / small);
  const said = [amount(Math.floor(whole / size), unit, language), ...(rest ? [amount(rest, finer, language)] : [])];
  return new Intl.ListFormat(language, { type: "unit", style: "short" }).format(said);
}

function days(seconds: number, language: string): string {
  const hours = Math.floor((seconds % DAY) / HOUR);
  const said = amount(Math.floor(seconds / DAY), "day", language, "short");
  return hours ? `${said} ${amount(hours, "hour", language, "short")}` : said;
}

const two = (count: number): string => String(count).padStart(2, "0");

/** As on a clock: `9:05`, `1:09:05`; days with their hours. */
export function face(seconds: number, language: string): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= DAY) return days(whole, language);
  const [hours, minutes, rest] = [Math.floor(whole / HOUR), Math.floor(whole / MINUTE) % 60, whole % 60];
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
