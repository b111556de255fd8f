/** The sandbox beside what really happened. */
import type { SeatFact } from "../games/types";
import type { GameEvent } from "../protocol";

/** How many of the real game's events to look at: as many parts of it have gone by since the point as in the sandbox. */
export function samePoint(
  real: readonly GameEvent[],
  from: number,
  gone: number,
  begins: (event: GameEvent) => boolean,
): number {
  let left = gone;
  for (let at = from; at < real.length; at++) if (begins(real[at]!) && left-- === 0) return at;
  return real.length;
}

/** How many parts the sandbox has gone through since its first event, which brings the whole of it. */
export const partsOf = (here: readonly GameEvent[], begins: (event: GameEvent) => boolean): number =>
  here.slice(1).filter(begins).length;

/** How many events of both to look at after so many parts: at the end of the sandbox stands the end of the game. */
export function inStep(
  here: readonly GameEvent[],
  real: readonly GameEvent[],
  from: number,
  part: number,
  over: boolean,
  begins: (event: GameEvent) => boolean,
): { here: number; really: number } {
  const gone = over && part === partsOf(here, begins) ? Infinity : part;
  return { here: samePoint(here, 1, gone, begins), really: samePoint(real, from, gone, begins) };
}

/** Of a part that is not over in the sandbox: the last moment of the real game, between these two, that stands where the
 * sandbox does; where there is none, the end of the part. */
export function asFar(from: number, end: number, standsThere: (at: number) => boolean): number {
  for (let at = end; at > from; at--) if (standsThere(at)) return at;
  return end;
}

export interface Line {
  fact: SeatFact;
  then: number;
  really: number;
  here: number;
}

/** The facts of a seat at three moments, in the order of the last. */
export function sideBySide(then: readonly SeatFact[], really: readonly SeatFact[], here: readonly SeatFact[]): Line[] {
  const count = (facts: readonly SeatFact[], key: string): number => facts.find((f) => f.key === key)?.count ?? 0;
  return here.map((fact) => ({
    fact,
    then: count(then, fact.key),
    really: count(really, fact.key),
    here: fact.count,
  }));
}
