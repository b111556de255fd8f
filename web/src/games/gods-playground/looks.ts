/** Colours of families and enemies, with a pattern on a tile of 6 × 6 for those who do not tell colours apart. */
import type { SeatLook } from "../types";
import type { Enemy, Troop } from "./commonwealth";

export const LOOKS: Record<string, SeatLook> = {
  white: { colour: "#f4f1ea", ink: "#1d1b18", pattern: "M3 0V6" },
  blue: { colour: "#2c69ad", ink: "#ffffff", pattern: "M3 2.2V3.8M2.2 3H3.8" },
  red: { colour: "#c2352c", ink: "#ffffff", pattern: "M-1 7L7-1M-1 1L1-1M5 7L7 5" },
  yellow: { colour: "#e5bb35", ink: "#1d1b18", pattern: "M-1 7L7-1M-1-1L7 7" },
};

export const ENEMY_LOOKS: Record<Enemy, { colour: string; ink: string }> = {
  black: { colour: "#2b2b31", ink: "#ffffff" },
  russia: { colour: "#2c7338", ink: "#ffffff" },
  tatars: { colour: "#78471f", ink: "#ffffff" },
  ottomans: { colour: "#e07b16", ink: "#1d1304" },
  habsburgs: { colour: "#6b3b92", ink: "#ffffff" },
};

export const KING = { colour: "#f2d77c", ink: "#3b2a00" };
export const COSSACK = { colour: "#3f6f76", ink: "#ffffff" };

/** Pictures on a square of 20 × 20: a pike, a horse's head, a cannon. */
export const PICTURES: Record<Troop | "cossack", string> = {
  infantry: "M5 18L15 3M15 3l-3.500 1.200M15 3l.3 3.700M7 8.500a2 2 0 1 1-.1 0M5 18l2-6 4 2",
  cavalry: "M5 18c0-6 1-10 5-12l1-3 2 3c2 1 4 4 4 6l-2.500 1-3-1.500c.7 3 .3 5-.5 6.500z",
  artillery: "M2 11L14 5.500l1.300 2.800L6 13.500M7.500 17.500a3.500 3.500 0 1 1 .1 0M16 17.500h2",
  cossack: "M4 4c8-1 12 4 11 12M15 16l-3-1M15 16l2-2.500M4 16l5-5",
};
export const CROWN = "M3 15L2 6l4.500 4L10 4l3.500 6L18 6l-1 9z";
export const MANAGER = "M10 18V7M10 9L6 5M10 9l4-4M10 13l-4-4M10 13l4-4M10 7V3";
export const CITY = "M3 18V9h2V6h2v3h2V4h2v5h2V6h2v3h2v9h-5v-4h-4v4z";
