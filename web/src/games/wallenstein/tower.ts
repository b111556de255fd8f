/** Throws into the tower as the log tells them: why, what fell in, what stayed, what came out, and what came of it. */
import type { GameEvent, Seat } from "../../protocol";
import { COLOURS, type Colour, type County, type Cubes } from "./empire";

export interface Throw {
  /** Of the event that says what came out. */
  index: number;
  /** Why cubes were thrown; null while the tower is filled. */
  cause: GameEvent | null;
  county: County | null;
  seat: Seat | null;
  thrown: Cubes;
  out: Cubes;
  /** Thrown now and kept by the tower. */
  stayed: Cubes;
  /** Lay in the tower before and were shaken loose. */
  freed: Cubes;
  /** What lay in the tower afterwards. */
  inside: Cubes;
  result: GameEvent | null;
}

const CAUSES = new Set(["attacked", "revolt-began"]);
const RESULTS = new Set([
  "conquered",
  "held-out",
  "laid-waste",
  "not-beaten",
  "revolt-quelled",
  "revolt-won",
  "tower-filled",
]);

const counted = (count: (colour: Colour) => number): Cubes =>
  Object.fromEntries(COLOURS.map((colour) => [colour, count(colour)])) as Cubes;
export const cubesOf = (event: GameEvent): Cubes => counted((colour) => Number(event[colour] ?? 0));
const word = (event: GameEvent | null, fact: string): string | null => {
  const found = event?.[fact];
  return typeof found === "string" ? found : null;
};

export function throwsOf(events: readonly GameEvent[]): Throw[] {
  const found: Throw[] = [];
  let cause: GameEvent | null = null;
  let thrown: Cubes | null = null;
  events.forEach((event, index) => {
    const last = found.at(-1);
    if (CAUSES.has(event.event)) cause = event;
    else if (event.event === "cubes-thrown") thrown = cubesOf(event);
    else if (event.event === "cubes-out" && thrown) {
      found.push(made(index, cause, thrown, cubesOf(event), last?.inside ?? NOTHING));
      cause = thrown = null;
    } else if (last && !last.result && RESULTS.has(event.event)) last.result = event;
  });
  return found;
}

/** The fight the last of these events belongs to, up to its result; null where there is none. */
export function fightAt(events: readonly GameEvent[]): GameEvent | null {
  for (let k = events.length - 1; k >= 0; k--) {
    const event = events[k]!;
    if (CAUSES.has(event.event)) return event;
    if (event.event === "action-began" || (RESULTS.has(event.event) && k < events.length - 1)) return null;
  }
  return null;
}

export const NOTHING = counted(() => 0);

function made(index: number, cause: GameEvent | null, thrown: Cubes, out: Cubes, before: Cubes): Throw {
  return {
    index,
    cause,
    county: word(cause, "county"),
    seat: word(cause, "seat"),
    thrown,
    out,
    stayed: counted((colour) => Math.max(0, thrown[colour] - out[colour])),
    inside: counted((colour) => before[colour] + thrown[colour] - out[colour]),
    freed: counted((colour) => Math.max(0, out[colour] - thrown[colour])),
    result: null,
  };
}

export interface Cube {
  colour: Colour;
  key: string;
}

/** Single cubes in a fixed mixed order: a heap, not a flag. */
export function heap(cubes: Cubes): Cube[] {
  const rest = { ...cubes };
  const found: Cube[] = [];
  while (COLOURS.some((colour) => rest[colour] > 0)) {
    for (const colour of COLOURS) {
      if (rest[colour]-- > 0) found.push({ colour, key: `${colour}-${rest[colour]}` });
    }
  }
  return found;
}

export const total = (cubes: Cubes): number => COLOURS.reduce((sum, colour) => sum + cubes[colour], 0);
