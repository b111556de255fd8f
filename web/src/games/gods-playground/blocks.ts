/** Blocks on spots: what to ask of the server so that they lie as wanted. */
import type { Choice } from "../../protocol";
import { SPOTS, type Blocks, type Commonwealth, type Spot } from "./commonwealth";

export const NOTHING: Blocks = Object.fromEntries(SPOTS.map((spot) => [spot, null])) as Blocks;

export const isComplete = (blocks: Blocks): boolean => SPOTS.every((spot) => blocks[spot] !== null);

/** How many blocks of a value are neither used nor lying on a spot. */
export function blocksLeft(view: Commonwealth, value: number): number {
  const owned = view.seat === null ? 0 : (view.blocks[view.seat]?.[String(value)] ?? 0);
  const lying = SPOTS.filter((spot) => view.assigned?.[spot] === value).length;
  return owned - lying;
}

/** A block onto a spot. What lay there goes back, or to where the block came from. */
export function placed(now: Blocks, spot: Spot, value: number | null, from: Spot | null = null): Blocks {
  const next = { ...now, [spot]: value };
  if (from && from !== spot) next[from] = now[spot];
  return next;
}

/** How to get from one lay-out to another: steps to play, or one step to take back first. */
export function nextStep(now: Blocks, wanted: Blocks): Choice[] | "undo" {
  const wrong = SPOTS.filter((spot) => now[spot] !== null && now[spot] !== wanted[spot]);
  const missing = SPOTS.filter((spot) => wanted[spot] !== null && now[spot] !== wanted[spot]);
  if (!wrong.length) return missing.map((spot) => `assign ${spot} ${wanted[spot]}`);
  if (wrong.length > 1 || !isComplete(now)) return "undo";
  return [`clear ${wrong[0]}`, ...missing.map((spot) => `assign ${spot} ${wanted[spot]}`)];
}

/** What a table must offer for arranging blocks. */
export interface Arranger {
  blocks(): Blocks | null;
  isReady(): boolean;
  play(...choices: Choice[]): Promise<boolean>;
  undo(): Promise<boolean>;
}

const MOST_STEPS = 60;

/** Lay the blocks as wanted: whoever was ready is not any more. */
export async function arrange(table: Arranger, wanted: Blocks): Promise<boolean> {
  for (let step = 0; step < MOST_STEPS; step++) {
    const now = table.blocks();
    if (!now) return false;
    const next = table.isReady() ? "undo" : nextStep(now, wanted);
    if (next === "undo") {
      if (!(await table.undo())) return false;
    } else {
      return next.length ? table.play(...next) : true;
    }
  }
  return false;
}
