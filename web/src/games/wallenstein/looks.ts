/** The five colours of the generals with their hatch, and the peasants' green. */
import type { SeatLook } from "../types";

export const LOOKS: Record<string, SeatLook> = {
  red: { colour: "#ad2f1b", ink: "#ffffff", pattern: "M-1 9L9 -1M-1 1L1 -1M7 9L9 7" },
  blue: {
    colour: "#27467a",
    ink: "#ffffff",
    pattern: "M4 3.4V4.6M0 7.4V8.6M8 7.4V8.6M0 -.6V.6M8 -.6V.6",
  },
  yellow: { colour: "#daae3f", ink: "#241c15", pattern: "M-1 9L9 -1M-1 -1L9 9" },
  violet: { colour: "#875ab5", ink: "#ffffff", pattern: "M0 4H8" },
  black: { colour: "#3d373c", ink: "#ffffff", pattern: "M-1 -1L9 9M7 -1L9 1M-1 7L1 9" },
};

export const PEASANTS: SeatLook = { colour: "#238461", ink: "#ffffff", pattern: "" };

export const lookOf = (colour: string): SeatLook => LOOKS[colour] ?? PEASANTS;

/** Which emblem stands for an action, a tile, a bonus or a kind of favour. */
export const SIGNS: Record<string, string> = {
  palace: "palace",
  church: "church",
  "trading-house": "trading-house",
  grain: "grain",
  taxes: "thaler",
  "armies-5": "army",
  "armies-3": "army",
  "army-1": "army",
  "battle-a": "battle",
  "battle-b": "battle",
  "court-3": "courtier",
  "court-2": "courtier",
  "court-1": "courtier",
  bid: "thaler",
  thaler: "thaler",
  thalers: "thaler",
  armies: "army",
  attack: "battle",
  defence: "shield",
  points: "point",
  event: "blank",
  pardon: "revolt",
  "shield-a": "shield",
  "shield-b": "shield",
  "shield-ab": "shield",
  garrison: "army",
};

/** What is written beside the emblem of an action. */
export const MARKS: Record<string, string> = {
  "armies-5": "5",
  "armies-3": "3",
  "army-1": "1",
  "battle-a": "A",
  "battle-b": "B",
  "court-3": "3",
  "court-2": "2",
  "court-1": "1",
  thaler: "+1",
  attack: "+1",
  defence: "+1",
  "shield-a": "A",
  "shield-b": "B",
  "shield-ab": "AB",
};

/** Drawn in a square of 24, as lines. */
export const ICONS = {
  county: "M4 6l7-2 4 3 5-1v11l-6 3-4-2-6 2zM11 4l-1 14M15 7l-1 13",
  army: "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM12 3v18M4 11h16",
  thaler: "M12 3a9 9 0 1 1-.1 0M9.500 8.500h5M12 8.500v7.500",
  grain:
    "M12 22V5M12 9c-3 0-4.500-2-4.500-5M12 9c3 0 4.500-2 4.500-5M12 15c-3 0-4.500-2-4.500-5M12 15c3 0 4.500-2 4.500-5",
  point: "M12 3l2.700 5.700 6.300.8-4.600 4.300 1.200 6.200L12 17l-5.600 3 1.200-6.200L3 9.500l6.300-.8z",
};
