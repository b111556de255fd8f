/** A game whose board nobody has drawn yet: its facts in tables, its choices as buttons. */
import type { GameClient, SeatLook } from "../../games/types";
import type { GameInfo } from "../../protocol";
import PlainBoard from "./PlainBoard.svelte";
import { shown } from "./shown";

const DARK_INK = "#1d1b18";
const LOOKS: Record<string, SeatLook> = {
  red: { colour: "#c2352c", ink: "#ffffff", pattern: "M-1 7L7-1M-1 1L1-1M5 7L7 5" },
  blue: { colour: "#2c69ad", ink: "#ffffff", pattern: "M3 2.2V3.8M2.2 3H3.8" },
  green: { colour: "#2c7338", ink: "#ffffff", pattern: "M0 3H6" },
  yellow: { colour: "#e5bb35", ink: DARK_INK, pattern: "M-1 7L7-1M-1-1L7 7" },
  black: { colour: "#2b2b31", ink: "#ffffff", pattern: "M-1-1L7 7" },
  white: { colour: "#f4f1ea", ink: DARK_INK, pattern: "M3 0V6" },
};

/** The colour a seat is named after, or one of its place. */
const look = (seat: string, place: number): SeatLook =>
  LOOKS[seat] ?? Object.values(LOOKS)[place % Object.keys(LOOKS).length]!;

export function plainClient(info: GameInfo): GameClient {
  return {
    Board: PlainBoard,
    looks: Object.fromEntries(info.seats.map((seat, place) => [seat, look(seat, place)])),
    bold: [],
    headings: Object.fromEntries(
      Object.keys(info.events)
        .filter((name) => name.endsWith("-began"))
        .map((name) => [name, 3]),
    ),
    places: () => [],
    hasPlace: () => true, // an offer may be long: the board has room for it, the header has not
    escape: () => null,
    onTurn: (view) => (view.asked.length === 1 ? view.asked[0]! : null),
    isOut: () => false,
    seatFacts: () => [],
    describe: (view) =>
      shown(view).map(({ title, rows }) => ({
        heading: title,
        lines: rows.map((row) => [row.title, ...Object.values(row.cells)].filter(Boolean).join(": ")),
      })),
  };
}
