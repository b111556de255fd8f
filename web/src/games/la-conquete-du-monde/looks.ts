/** The six colours of the box, each with a pattern on a tile of 6 × 6. */
import type { SeatLook } from "../types";

export const LOOKS: Record<string, SeatLook> = {
  red: { colour: "#c2352c", ink: "#ffffff", pattern: "M-1 7L7-1M-1 1L1-1M5 7L7 5" },
  blue: { colour: "#2c69ad", ink: "#ffffff", pattern: "M3 2.2V3.8M2.2 3H3.8" },
  green: { colour: "#337a3d", ink: "#ffffff", pattern: "M0 3H6" },
  yellow: { colour: "#e5bb35", ink: "#1d1b18", pattern: "M-1 7L7-1M-1-1L7 7" },
  black: { colour: "#44444c", ink: "#ffffff", pattern: "M-1-1L7 7M5-1L7 1M-1 5L1 7" },
  white: { colour: "#f1eee8", ink: "#1d1b18", pattern: "M3 0V6" },
};

export const CONTINENT_COLOURS: Record<string, string> = {
  amerique_du_nord: "#7c5810",
  amerique_du_sud: "#96402a",
  europe: "#335799",
  afrique: "#7d4f24",
  asie: "#3a6a2b",
  oceanie: "#7d4b93",
};

/** The land under the owners' colours: a light tint of each continent. */
export const GROUND: Record<string, string> = {
  amerique_du_nord: "#fbe9bd",
  amerique_du_sud: "#fbd5c4",
  europe: "#d3e0f7",
  afrique: "#eed9c0",
  asie: "#d9efcf",
  oceanie: "#ead6f2",
};

/** Where the name of a continent ends, off its western shore: however large the letters, they stay in the sea. */
export const CONTINENT_ENDS: Record<string, [x: number, y: number]> = {
  amerique_du_nord: [182, 258],
  amerique_du_sud: [290, 412],
  europe: [482, 157],
  afrique: [588, 376],
  oceanie: [925, 478],
};

/** Drawn in a square of 24. */
export const ICONS = {
  flag: "M6 21V4h12l-3 4 3 4H6",
  army: "M12 3a3.200 3.200 0 1 1-.1 0M8.500 10h7M10 10c0 5-3.500 6-3.500 10h11c0-4-3.500-5-3.500-10",
  exchange: "M4 8h14l-4-4M20 16H6l4 4",
  cards: "M4 7h9v13H4zM9 7V4h10v13h-6",
};
