/** How long a turn may take and what happens when somebody stays away: as a table is offered, and as it is told. */
import type { Absence, Clock, Terms } from "../protocol";

export type Kind = NonNullable<Clock["kind"]>;
export type Then = NonNullable<Absence["then"]>;
/** Those terms of a table that are about time and about what counts, nothing left out. */
export interface Timing {
  clock: Required<Clock>;
  absence: Required<Absence>;
  rated: boolean;
}

export const KINDS: readonly Kind[] = ["none", "live", "correspondence"];
export const THENS: readonly Then[] = ["wait", "bot", "end"];
/** The rungs of the ladder, in their order. */
export const RUNGS = ["remind", "nudge", "last"] as const;

export const [MINUTE, HOUR, DAY] = [60, 3600, 86400];

/** What the server takes where nothing is said. */
const CLOCK: Required<Clock> = { kind: "none", reserve: 1800, increment: 30, days: 2 };
const ABSENCE: Required<Absence> = { remind: 6 * HOUR, nudge: DAY, last: 3 * DAY, then: "wait", bot: "" };

/** What goes well together: an evening, or weeks; who waits at the table waits for minutes. */
const USUAL: Record<Kind, Pick<Timing, "clock" | "absence">> = {
  none: { clock: CLOCK, absence: ABSENCE },
  live: {
    clock: { ...CLOCK, kind: "live" },
    absence: { ...ABSENCE, remind: 2 * MINUTE, nudge: 5 * MINUTE, last: 15 * MINUTE, then: "bot" },
  },
  correspondence: {
    clock: { ...CLOCK, kind: "correspondence", reserve: 7 * DAY },
    absence: { ...ABSENCE, remind: 12 * HOUR, nudge: DAY, last: 4 * DAY, then: "bot" },
  },
};

export const usual = (kind: Kind, rated = false): Timing => structuredClone({ ...USUAL[kind], rated });

/** As they were told, with what was left out because it is usual. */
export const timingOf = ({ clock, absence, rated = false }: Terms): Timing => ({
  clock: { ...CLOCK, ...clock },
  absence: { ...ABSENCE, ...absence },
  rated,
});

/** In what the ladder of such a table is measured. */
export const stepOf = (kind: Kind): "minute" | "hour" => (kind === "live" ? "minute" : "hour");

/** Why the server would refuse it, as far as can be known before: the key of a sentence. */
export function whyNot({ absence, rated }: Timing, bots: boolean): string | null {
  if (rated && bots) return "terms-rated-bots";
  const { remind, nudge, last } = absence;
  return remind <= nudge && nudge <= last ? null : "terms-ladder-down";
}
