/** Where a panel goes so that it hides nothing that matters. All in pixels of the frame. */
import type { Box } from "../../lib/lettering";
import type { Point } from "./world";

const MARGIN = 8;

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Starts along one axis: the edges of the frame, before and after each box, and around the point itself. */
function starts(size: number, room: number, spans: [from: number, to: number][], at: number): number[] {
  const last = Math.max(MARGIN, room - size - MARGIN);
  const wanted = [MARGIN, last, at - size / 2, ...spans.flatMap(([from, to]) => [from - size - MARGIN, to + MARGIN])];
  return wanted.map((start) => Math.max(MARGIN, Math.min(last, start)));
}

/** The place that covers least of the boxes to keep clear, then little of the land, then is near a point. */
export function clearPlace(
  [width, height]: Point,
  room: Point,
  keep: readonly Box[],
  land: readonly Box[],
  near: Point,
): Point {
  const xs = starts(
    width,
    room[0],
    keep.map((box) => [box.left, box.right]),
    near[0],
  );
  const ys = starts(
    height,
    room[1],
    keep.map((box) => [box.top, box.bottom]),
    near[1],
  );
  let best: Point = [MARGIN, MARGIN];
  let least = Infinity;
  for (const left of xs) {
    for (const top of ys) {
      const here: Box = { left, top, right: left + width, bottom: top + height };
      const covered = (boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + overlap(here, box), 0);
      const cost =
        1000 * covered(keep) +
        0.02 * covered(land) +
        Math.hypot(left + width / 2 - near[0], top + height / 2 - near[1]);
      if (cost < least) [best, least] = [[left, top], cost];
    }
  }
  return best;
}
