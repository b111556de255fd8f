/** Colours and charges of families and enemies; a pattern on a tile of 6 × 6 where there is no room for a charge. */
import type { Seat } from "../../protocol";
import type { Text } from "../../words.svelte";
import { initials, type SeatLook } from "../types";
import type { Enemy } from "./commonwealth";

export const LOOKS: Record<Seat, SeatLook> = {
  white: { colour: "#f4efe2", ink: "#241c15", pattern: "M3 0V6", charge: "#gp-traby" },
  blue: { colour: "#27467a", ink: "#ffffff", pattern: "M3 2.2V3.8M2.2 3H3.8", charge: "#gp-pilawa" },
  red: { colour: "#ad2f1b", ink: "#ffffff", pattern: "M-1 7L7-1M-1 1L1-1M5 7L7 5", charge: "#gp-lis" },
  yellow: { colour: "#daae3f", ink: "#241c15", pattern: "M-1 7L7-1M-1-1L7 7", charge: "#gp-wieniawa" },
};

/** What a piece is made of: a colour, the ink readable on it, and its drawing. */
export interface Face {
  colour: string;
  ink: string;
  emblem: string;
}

export const familyFace = (seat: Seat): Face => ({
  colour: LOOKS[seat]?.colour ?? "#999",
  ink: LOOKS[seat]?.ink ?? "#fff",
  emblem: LOOKS[seat]?.charge?.slice("#gp-".length) ?? "crown",
});

/** Black has three names, and an emblem for each. */
const FOES: Record<string, string> = { "teutonic-knights": "teutonic", "kingdom-of-prussia": "prussia" };
const DARK_INK = "#241503";
export const enemyColour = (enemy: Enemy): string => `var(--e-${enemy})`;
export const enemyInk = (enemy: Enemy): string => (enemy === "ottomans" ? DARK_INK : "#ffffff");
export const enemyFace = (enemy: Enemy, foe: string = enemy): Face => ({
  colour: enemyColour(enemy),
  ink: enemyInk(enemy),
  emblem: FOES[foe] ?? foe,
});

/** Dice do not follow the theme: the colours of the enemies they name. */
export const ENEMY_DICE: Record<Enemy, { colour: string; ink: string }> = {
  black: { colour: "#222125", ink: "#ffffff" },
  russia: { colour: "#1b5132", ink: "#ffffff" },
  tatars: { colour: "#a36733", ink: "#ffffff" },
  ottomans: { colour: "#e6842b", ink: DARK_INK },
  habsburgs: { colour: "#5e3888", ink: "#ffffff" },
};

/** What drawings are called, in the order in which they choose letters: the three names of one enemy come last. */
const NAMES: Record<string, string> = {
  infantry: "unit-infantry",
  cavalry: "unit-cavalry",
  artillery: "unit-artillery",
  russia: "foe-russia",
  tatars: "foe-tatars",
  ottomans: "foe-ottomans",
  habsburgs: "foe-habsburgs",
  cossack: "unit-cossack",
  teutonic: "foe-teutonic-knights",
  sweden: "foe-sweden",
  prussia: "foe-kingdom-of-prussia",
};
/** Small ones on tabs of an estate, which nobody takes for a piece. */
const TABS = { manager: "describe-manager", city: "describe-city" };

/** The letter in place of each drawing. */
export function marks(seats: readonly Seat[], text: Text): Record<string, string> {
  const told = (keys: Record<string, string>): [string, string][] =>
    Object.entries(keys).map(([emblem, key]) => [emblem, text.get(key)]);
  const families = seats.map((seat) => [familyFace(seat).emblem, text.name("seat", seat)]);
  const pieces = initials(Object.fromEntries([...families, ...told(NAMES)]));
  return { ...pieces, ...initials(Object.fromEntries(told(TABS))) };
}

export const crownFace = (emblem: string): Face => ({ colour: "#ecc56a", ink: "#241c15", emblem });
export const COSSACK: Face = { colour: "#3f6f76", ink: "#ffffff", emblem: "cossack" };

export const SHIELD = "M0 0H24V13C24 21 18 26.5 12 29 6 26.5 0 21 0 13z";
export const STAR = "M0-8l2.3 5.3 5.7.5-4.3 3.8 1.3 5.6-5-3-5 3 1.3-5.6-4.3-3.8 5.7-.5z";
