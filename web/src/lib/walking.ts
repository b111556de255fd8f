/** Walking over a board with the arrow keys. */
import type { Point } from "./panzoom.svelte";

export const WAYS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Ground {
  places: readonly string[];
  pointOf(place: string): Point | null;
  /** How far it is around the world, where the board is round. */
  around?: number;
}

/** The nearest place in a direction; straight on counts for more than aside. */
export function nearest(from: string, [wx, wy]: Point, { places, pointOf, around }: Ground): string | null {
  const here = pointOf(from);
  let best: string | null = null;
  let least = Infinity;
  for (const place of here ? places : []) {
    const there = pointOf(place);
    if (place === from || !here || !there) continue;
    for (const shift of around && wx ? [0, wx * around] : [0]) {
      const [dx, dy] = [there[0] + shift - here[0], there[1] - here[1]];
      const ahead = dx * wx + dy * wy;
      const across = Math.abs(dx * wy) + Math.abs(dy * wx);
      const cost = ahead + 2.2 * across + (shift ? 60 : 0);
      if (ahead > 4 && across < ahead * 2.5 && cost < least) [best, least] = [place, cost];
    }
  }
  return best;
}
