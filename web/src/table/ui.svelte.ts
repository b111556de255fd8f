/** What the parts of a table page tell each other: pieces to light up, rules to show, the board's handles. */
import type { Snippet } from "svelte";
import { MediaQuery } from "svelte/reactivity";

export interface BoardHandle {
  fit(): void;
  /** Put the focus on it. */
  enter(): void;
  show(places: readonly string[]): void;
}

/** The same as in the style sheets of the frame. */
const UPRIGHT = "(max-width: 900px) and (min-height: 481px)";

export class TableUi {
  lit = $state.raw<string[]>([]);
  hidePieces = $state(false);
  rule = $state<string | null>(null);
  /** The phase whose rules are shown. */
  phase = $state<string | null>(null);
  dialog = $state<"rules" | "help" | "signs" | "affairs" | "seat" | "compare" | null>(null);
  /** What is read under the panels: what happened, what is said, one's own note. */
  story = $state<"log" | "talk" | "note">("log");
  /** Whether somebody is about to say by which name to go. */
  naming = $state(false);
  drawer = $state(false);
  menu = $state(false);
  #upright = new MediaQuery(UPRIGHT);
  board = $state.raw<BoardHandle | undefined>(undefined);
  /** What points at places of the board. */
  spotlight = $state.raw<Snippet | undefined>(undefined);

  /** A still is a board among others that is only looked at: it shows the map, and nothing of what stands beside it. */
  constructor(readonly still = false) {}

  /** A phone or tablet held upright: the board is as wide as the screen, `GameClient.portrait` times as high. */
  get portrait(): boolean {
    return this.#upright.current;
  }
}
