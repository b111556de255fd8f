/** Arrows on the drawn map. */
import type { Point } from "./empire";

/** A tapering arrow from counter to counter, as a closed path; none where there is no way to go. */
export function arrowPath(a: Point | undefined, b: Point | undefined, piece: number): string | null {
  if (!a || !b) return null;
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  const gap = Math.min(26 * piece, length / 4);
  if (length - 2 * gap < 4) return null;
  const [ux, uy] = [dx / length, dy / length];
  const head = Math.min(20 * piece, length / 3);
  const at = (along: number, aside: number): string =>
    `${(a[0] + ux * along - uy * aside).toFixed(1)} ${(a[1] + uy * along + ux * aside).toFixed(1)}`;
  const end = length - gap;
  const [tail, neck, barb] = [2.5 * piece, 6 * piece, 13 * piece];
  const points = [at(gap, tail), at(end - head, neck), at(end - head, barb), at(end, 0)];
  return `M${[...points, at(end - head, -barb), at(end - head, -neck), at(gap, -tail)].join("L")}z`;
}
