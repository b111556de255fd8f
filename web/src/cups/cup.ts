/** A cup as its page reads it: who sits where, what it waits for, what is one's own. */
import type { CupInfo, CupTable } from "../protocol";

/** The number of whoever goes by a name; -1 for whoever does not take part. */
export const numberOf = ({ people }: CupInfo, name = ""): number =>
  name ? people.findIndex((person) => person.name === name) : -1;

export const isRunning = ({ table, places }: CupTable): boolean => table !== "" && places === null;

/** Whether somebody sits at a table: a seat that was given to somebody else is no longer one's own. */
export const sitsAt = ({ people, replaced }: CupTable, number: number): boolean =>
  people.includes(number) && !replaced.includes(number);

/** Whether somebody's seat at a table was given to somebody else. */
export const isReplacedAt = ({ plan }: CupInfo, id: string, number: number): boolean =>
  plan.some(({ tables }) => tables.some(({ table, replaced }) => table === id && replaced.includes(number)));

/** A table and the round it is of. */
export interface OfRound {
  round: number;
  table: CupTable;
}

/** Tables that are played at, those of earlier rounds first. */
export const running = ({ plan }: CupInfo): OfRound[] =>
  plan.flatMap(({ tables }, k) => tables.filter(isRunning).map((table) => ({ round: k + 1, table })));

/** Tables of a round, one's own first. */
export const ownFirst = (tables: readonly CupTable[], me: number): CupTable[] =>
  [...tables].sort((a, b) => Number(b.people.includes(me)) - Number(a.people.includes(me)));

export interface Sitter {
  number: number;
  seat: string;
  /** When the table has ended, with a result. */
  place: number | undefined;
}

/** Who sits at a table, in the order of the seats or, when it has ended, of their places. */
export function sittersAt({ people, places }: CupTable, seats: readonly string[]): Sitter[] {
  const all = people.map((number, k) => ({ number, seat: seats[k] ?? "", place: places?.[seats[k] ?? ""] }));
  return all.sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
}

/** What has to happen before it goes on: people join, whoever organises it begins, tables end; `soon`: nothing more. */
export type Awaited = "people" | "organiser" | "tables" | "soon" | "nothing";

export function awaited(cup: CupInfo): Awaited {
  if (cup.status === "open") return cup.people.length < cup.players ? "people" : "organiser";
  if (running(cup).length) return "tables";
  return cup.status === "over" ? "nothing" : "soon";
}

/** The round that can be begun; 0 if there is none. */
export const nextRound = ({ status, round, rounds }: CupInfo): number =>
  status !== "over" && round < rounds ? round + 1 : 0;

/** Those in front, when there is something to be in front by. */
export const firsts = ({ standings }: CupInfo): number[] =>
  standings.some(({ played }) => played)
    ? standings.filter(({ place }) => place === 1).map(({ number }) => number)
    : [];
