/** What is drawn at which size of the map, in pixels per unit. */
export type Level = "near" | "far" | "tiny";

export const levelAt = (scale: number): Level => (scale >= 2 ? "near" : scale >= 0.6 ? "far" : "tiny");

/** How large an army looks: infantry to 4, cavalry to 9, cannon from 10. */
export const troop = (armies: number): string => (armies < 5 ? "infantry" : armies < 10 ? "cavalry" : "cannon");
