/** Clocks count down in the page from what the server told last. */
import type { Clocks, ClockShown } from "../protocol";
import { DAY, HOUR, MINUTE, type Kind } from "./terms";

/** What was told, and when it came: by a clock of the page that nobody puts forward or back. */
export interface Told extends Clocks {
  came: number;
}

export interface Left {
  turn: number;
  reserve: number;
}

/** What a seat has left: the turn's own time goes first. */
export function leftOf({ runs, turn = 0, reserve = 0 }: ClockShown, came: number, now: number): Left {
  const used = runs ? Math.max(0, (now - came) / 1000) : 0;
  return { turn: Math.max(0, turn - used), reserve: Math.max(0, reserve - Math.max(0, used - turn)) };
}

export const whole = ({ turn, reserve }: Left): number => turn + reserve;

/** What has been done about waiting for a seat, as the key of its words. Whoever has time left was away for too long. */
export function rungKey({ rung }: ClockShown, kind: Kind, left: Left): string | null {
  if (!rung) return null;
  return rung === "over" && (kind === "none" || whole(left)) ? "rung-missed" : `rung-${rung}`;
}

/** When somebody is told how much is left, the longest first; the last but one is when it gets short. */
const MOMENTS: Record<Kind, readonly number[]> = {
  none: [],
  live: [5 * MINUTE, MINUTE, 10],
  correspondence: [DAY, 6 * HOUR, HOUR],
};

export const isShort = (kind: Kind, left: Left): boolean => whole(left) <= (MOMENTS[kind].at(-2) ?? -1);

/** The moment that has passed since, if one has: whoever was away for several hears of the last. */
export const passed = (kind: Kind, before: number, after: number): number | null =>
  MOMENTS[kind].findLast((moment) => after <= moment && moment < before) ?? null;
