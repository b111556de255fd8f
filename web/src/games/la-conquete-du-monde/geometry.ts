/** Distances, arrows and names on the drawn map. */
import { MAP, type Point, type Territory } from "./world";

/** Directions of the arrow keys. */
export const WAYS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest territory in a direction; off the left edge the world goes on at the right. */
export function nearest(t: Territory, [wx, wy]: Point, among: readonly Territory[]): Territory | null {
  const here = MAP.territories[t]!.label;
  let best: Territory | null = null;
  let least = Infinity;
  for (const other of among) {
    if (other === t) continue;
    const there = MAP.territories[other]!.label;
    for (const shift of wx ? [0, wx * MAP.width] : [0]) {
      const [dx, dy] = [there[0] + shift - here[0], there[1] - here[1]];
      const along = dx * wx + dy * wy;
      const across = Math.abs(dx * wy) + Math.abs(dy * wx);
      const cost = along + 2.2 * across + (shift ? 60 : 0);
      if (along > 4 && across < along * 2.5 && cost < least) [best, least] = [other, cost];
    }
  }
  return best;
}

/** From piece to piece; none across the edge of the map. */
export function arrowPath(from: Territory, to: Territory, piece: number): string | null {
  const [a, b] = [MAP.territories[from]?.label, MAP.territories[to]?.label];
  if (!a || !b || Math.abs(a[0] - b[0]) > MAP.width / 2) return null;
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const gap = Math.min(11 * piece, length / 4);
  const at = (k: number): string => `${a[0] + (dx * k) / length} ${a[1] + (dy * k) / length}`;
  return `M${at(gap)}L${at(length - gap)}`;
}

/** Long names take two lines. */
export function lines(name: string): string[] {
  if (name.length < 11 || !/[ -]/.test(name.slice(2, -2))) return [name];
  const breaks = [...name.matchAll(/[ -]/g)].map((found) => found.index);
  const middle = breaks.reduce((a, b) => (Math.abs(b - name.length / 2) < Math.abs(a - name.length / 2) ? b : a));
  return [name.slice(0, middle + 1).trimEnd(), name.slice(middle + 1)];
}
