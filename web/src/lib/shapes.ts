/** Shapes of a map. */
import type { Line, Point } from "./engraving";

/** Whether a point lies in a shape: a way out of it crosses its rings an odd number of times. */
export function holds(rings: readonly Line[], [x, y]: Point): boolean {
  let odd = false;
  for (const ring of rings) {
    let [bx, by] = ring.at(-1)!;
    for (const [ax, ay] of ring) {
      if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) odd = !odd;
      [bx, by] = [ax, ay];
    }
  }
  return odd;
}
