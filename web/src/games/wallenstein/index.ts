/** Wallenstein on screen. */
import type { GameEvent } from "../../protocol";
import type { GameClient } from "../types";
import Actions from "./Actions.svelte";
import { beat, sound } from "./beats";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { asEmpire } from "./empire";
import { hasPlace } from "./intents";
import { ICONS, LOOKS } from "./looks";
import Panels from "./Panels.svelte";
import { stand } from "./stand";

const PLACES = ["origin", "county", "other"] as const;

const game: GameClient = {
  Board,
  Panels,
  Actions,
  looks: LOOKS,
  bold: ["county"],
  beat,
  sound,
  headings: { "year-began": 3, "season-began": 3, "winter-came": 3, "action-began": 4 },
  places: (event: GameEvent) => PLACES.map((fact) => event[fact]).filter((county) => typeof county === "string"),
  hasPlace,
  actsOnBoard: (view) => view.phase === "planning" && view.stage === "plan" && "plan" in view,
  escape: () => null,
  onTurn: (view) => (view.stage === "plan" ? null : asEmpire(view).player),
  isOut: () => false,
  seatFacts: (anyView, seat) => {
    const view = asEmpire(anyView);
    return [
      { key: "fact-points", icon: ICONS.point, count: view.points[seat] ?? 0 },
      { key: "fact-thalers", icon: ICONS.thaler, count: view.thalers[seat] ?? 0 },
      { key: "fact-grain", icon: ICONS.grain, count: view.grain[seat] ?? 0 },
    ];
  },
  stand,
  portrait: 2,
  describe,
};

export default game;
