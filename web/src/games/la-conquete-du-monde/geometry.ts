/** Arrows and names on the drawn map. */
import { MAP, type Territory } from "./world";

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
