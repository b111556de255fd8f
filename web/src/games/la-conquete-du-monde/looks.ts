/** The six colours of the box: enamel of pieces, ink on it, hatch on a tile of 8 × 8. */
import type { SeatLook } from "../types";

export const LOOKS: Record<string, SeatLook> = {
  red: { colour: "#ad2f1b", ink: "#ffffff", pattern: "M-1 9L9-1M-1 1L1-1M7 9L9 7" },
  blue: { colour: "#27467a", ink: "#ffffff", pattern: "M4 3.4V4.6M0 7.4V8.6M8 7.4V8.6M0-.6V.6M8-.6V.6" },
  green: { colour: "#238461", ink: "#ffffff", pattern: "M0 4H8" },
  yellow: { colour: "#daae3f", ink: "#241c15", pattern: "M-1 9L9-1M-1-1L9 9" },
  black: { colour: "#3d373c", ink: "#ffffff", pattern: "M-1-1L9 9M7-1L9 1M-1 7L1 9" },
  white: { colour: "#f4efe2", ink: "#241c15", pattern: "M4 0V8" },
};

export interface Tint {
  /** Of the land a seat holds. */
  wash: string;
  /** Along its borders, and of its hatch. */
  band: string;
}

/** By day and by candlelight. Washes alone are not told apart by everyone: the hatch is never left out. */
export const TINTS: Record<string, Tint> = {
  red: { wash: "light-dark(#d0826d, #572317)", band: "light-dark(#8f2413, #d4583f)" },
  blue: { wash: "light-dark(#8fa3c0, #233a62)", band: "light-dark(#27467a, #6c97dc)" },
  green: { wash: "light-dark(#a1c9ae, #20523c)", band: "light-dark(#1c7050, #4fb18a)" },
  yellow: { wash: "light-dark(#ecd28c, #645021)", band: "light-dark(#b0801a, #dcae3c)" },
  black: { wash: "light-dark(#99928d, #2a2527)", band: "light-dark(#2e292d, #958d96)" },
  white: { wash: "light-dark(#f7f1e0, #69635a)", band: "light-dark(#8d8370, #efe6d0)" },
};
export const NOBODYS: Tint = { wash: "var(--land)", band: "var(--relief)" };

/** Drawn in a square of 24. */
export const ICONS = {
  flag: "M6 21V4h12l-3 4 3 4H6",
  army: "M12 3a3.200 3.200 0 1 1-.1 0M8.500 10h7M10 10c0 5-3.500 6-3.500 10h11c0-4-3.500-5-3.500-10",
  exchange: "M4 8h14l-4-4M20 16H6l4 4",
  cards: "M4 7h9v13H4zM9 7V4h10v13h-6",
};
