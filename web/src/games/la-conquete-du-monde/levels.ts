/** What is drawn at which size of the map, in pixels per unit. */
export type Level = "near" | "far" | "tiny";

export const levelAt = (scale: number): Level => (scale >= 2 ? "near" : scale >= 0.6 ? "far" : "tiny");

/** How large an army looks: infantry to 4, cavalry to 9, cannon from 10. */
export const troop = (armies: number): string => (armies < 5 ? "infantry" : armies < 10 ? "cavalry" : "cannon");

/** Around a counter that may be clicked; where the whole world is small, neighbours leave little room for it. */
export const RING: Record<Level, number> = { near: 3, far: 3, tiny: 1.5 };

/** Of a counter, in pixels; a letter needs room where otherwise the number stands alone. */
export function counterSize(level: Level, number: number | string, letter: boolean): [width: number, height: number] {
  const digits = String(number).length;
  const beside = letter ? { near: 0, far: 13, tiny: 8 }[level] : 0;
  const width = { near: digits > 2 ? 62 : 54, far: digits > 2 ? 38 : 30, tiny: 9 + 7 * digits }[level];
  return [beside + width, { near: 29, far: 21, tiny: 13 }[level]];
}
