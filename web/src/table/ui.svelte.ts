/** What the parts of a table page tell each other: pieces to light up, rules to show, the board's handles. */

export interface BoardHandle {
  fit(): void;
  show(places: readonly string[]): void;
}

export class TableUi {
  lit = $state.raw<string[]>([]);
  hidePieces = $state(false);
  rule = $state<string | null>(null);
  /** The phase whose rules are shown. */
  phase = $state<string | null>(null);
  dialog = $state<"rules" | "help" | "signs" | null>(null);
  drawer = $state(false);
  menu = $state(false);
  board = $state.raw<BoardHandle | undefined>(undefined);
}
