/** God's Playground on screen. */
import type { GameClient } from "../types";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import { asCommonwealth, compared, facts } from "./commonwealth";
import { describe, stand } from "./describe";
import { LOOKS } from "./looks";
import Panels from "./Panels.svelte";
import { eventPlaces, hasPlace } from "./places";
import { beat, sound } from "./scenes";

const SECRET = new Set(["assign", "bid"]);

const game: GameClient = {
  Board,
  Panels,
  Actions,
  looks: LOOKS,
  bold: ["region"],
  beat,
  sound,
  headings: { "round-began": 3, "event-dice": 4, "attack-dice": 4 },
  places: eventPlaces,
  hasPlace,
  escape: () => null,
  onTurn: (view) => (SECRET.has(view.stage) ? null : asCommonwealth(view).player),
  isOut: () => false,
  seatFacts: (view, seat) => facts(asCommonwealth(view), seat),
  compared: (view, seat) => compared(asCommonwealth(view), seat),
  stand,
  portrait: 1.06,
  landscape: 2.48,
  describe,
};

export default game;
