/** The terms of a table in sentences. */
import { say } from "../words.svelte";
import { spell } from "./durations";
import { DAY, type Timing } from "./terms";

/** How a clock is spoken of: nobody speaks of an increment of nothing. */
const wayOf = ({ kind, increment }: Timing["clock"]): string => (kind === "live" && !increment ? "live-plain" : kind);

export function spoken({ clock, absence, rated }: Timing, language: string): string {
  const long = (seconds: number): string => spell(seconds, language);
  const { kind, reserve, increment, days } = clock;
  const times = { reserve: long(reserve), increment: long(increment), days: long(days * DAY) };
  const waits = { remind: long(absence.remind), nudge: long(absence.nudge), last: long(absence.last) };
  const then = say(`terms-then-${absence.then}`);
  return [
    say(`terms-says-${wayOf(clock)}`, times),
    say(kind === "none" ? "terms-ladder" : "terms-ladder-clock", { ...waits, then }),
    ...(rated ? [`${say("terms-rated")}.`] : []),
  ].join(" ");
}

/** In a few words, for the column of a table. */
export function brief({ clock, absence, rated }: Timing, language: string): string {
  const { reserve, increment, days } = clock;
  const long = (seconds: number): string => spell(seconds, language);
  const times = { reserve: long(reserve), increment: long(increment), days: long(days * DAY) };
  const parts = [
    say(`terms-brief-${wayOf(clock)}`, times),
    say(`terms-brief-${absence.then}`, { last: long(absence.last) }),
  ];
  return [...parts, ...(rated ? [say("terms-brief-rated")] : [])].join(" · ");
}
