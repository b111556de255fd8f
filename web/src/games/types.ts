/** What a game adds to the shared page: its board, its panels, and how to read its views. Nothing here knows a rule. */
import type { Component } from "svelte";
import type { SoundName } from "../lib/sound";
import type { Choice, GameEvent, GameInfo, Seat, View } from "../protocol";
import type { Session } from "../table/session.svelte";
import type { TableUi } from "../table/ui.svelte";
import type { Text } from "../words.svelte";

/** How a seat looks: a colour, the ink readable on it, and a pattern for those who do not tell colours apart. */
export interface SeatLook {
  colour: string;
  ink: string;
  pattern: string;
  /** The address of a symbol of the board, drawn in a square of 24: the charge of its shield. */
  charge?: string;
}

export interface GameProps {
  session: Session;
  ui: TableUi;
  text: Text;
  game: GameClient;
  /** Facts of the board as the server gives them. */
  facts: unknown;
}

export interface SeatFact {
  /** Key of one of the game's messages: with the variable `count`, then its title names what is counted; or that name. */
  key: string;
  /** Drawn in a square of 24. */
  icon: string;
  count: number;
}

export interface Section {
  heading: string;
  lines: string[];
}

export interface DescribeContext {
  info: GameInfo;
  text: Text;
  facts: unknown;
}

export interface GameClient {
  /** The board, in a BoardFrame. */
  Board: Component<GameProps>;
  /** Own panels of the right column: hand, turn information. */
  Panels?: Component<GameProps>;
  /** Own controls among the action buttons: amounts. */
  Actions?: Component<GameProps>;
  /** What floats over the board: the last thing that happened. */
  Overlay?: Component<GameProps>;
  looks: Record<Seat, SeatLook>;
  /** Domains whose names stand out in sentences: the places of the board. */
  bold: readonly string[];
  /** Events that begin a part of the log, with the level of their heading. */
  headings: Record<string, 3 | 4>;
  /** How long an event is shown to a seat at the usual speed, in milliseconds; 0 if it needs no showing. Of one's own
   * choices one knows all but the luck. */
  beat?(event: GameEvent, mine: boolean, seat: Seat | null): number;
  /** How an event sounds, if it does. */
  sound?(event: GameEvent): SoundName | null;
  /** Places on the board an event speaks of. */
  places(event: GameEvent): string[];
  /** Whether a choice is made on the board or by the game's own controls rather than by a plain button. */
  hasPlace(choice: Choice): boolean;
  /** Whether all there is to choose lies on the board now: then no column is kept free beside it for buttons. */
  actsOnBoard?(view: View): boolean;
  /** What Escape may choose without harm, if it is offered. */
  escape(view: View): Choice | null;
  onTurn(view: View): Seat | null;
  isOut(view: View, seat: Seat): boolean;
  seatFacts(view: View, seat: Seat): SeatFact[];
  /** What two games are compared by, where the facts of a seat stand elsewhere. */
  compared?(view: View, seat: Seat): SeatFact[];
  /** The places at which two games of the same table differ: they are marked where both are seen side by side. */
  differing?(one: View, other: View): string[];
  /** Where the game stands, in a few words: the round of how many, the phase. */
  stand?(view: View, text: Text): string;
  /** How high the board is on a device held upright, in widths of the screen; 1 if it does not say. */
  portrait?: number;
  /** How many times as wide as high a board is that one only looks at on a phone on its side. */
  landscape?: number;
  describe(view: View, context: DescribeContext): Section[];
}

/** A letter for each of some names: Blue is B, so Black is L. */
export function initials(names: Readonly<Record<string, string>>): Record<string, string> {
  const taken: Record<string, string> = {};
  for (const [key, name] of Object.entries(names)) {
    const used = Object.values(taken);
    const found = name.toUpperCase().match(/[\p{L}\p{N}]/gu) ?? [];
    taken[key] = found.find((letter) => !used.includes(letter)) ?? name;
  }
  return taken;
}

/** A letter for each seat. */
export const letters = (seats: readonly Seat[], text: Text): Record<Seat, string> =>
  initials(Object.fromEntries(seats.map((seat) => [seat, text.name("seat", seat)])));
