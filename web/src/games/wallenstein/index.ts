/** Wallenstein on screen. */
import type { GameEvent, Seat } from "../../protocol";
import type { GameClient, SeatFact } from "../types";
import Actions from "./Actions.svelte";
import { beat, sound } from "./beats";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { asEmpire, countiesOf, scoredNow, type Empire } from "./empire";
import { hasPlace } from "./intents";
import { ICONS, LOOKS } from "./looks";
import Panels from "./Panels.svelte";
import { stand } from "./stand";

const seatFacts = (view: Empire, seat: Seat): SeatFact[] => [
  { key: "fact-points", icon: ICONS.point, count: view.points[seat] ?? 0 },
  { key: "fact-thalers", icon: ICONS.thaler, count: view.thalers[seat] ?? 0 },
  { key: "fact-grain", icon: ICONS.grain, count: view.grain[seat] ?? 0 },
];

/** How a player stands, beyond what lies before them. */
function compared(view: Empire, seat: Seat): SeatFact[] {
  const counties = countiesOf(view, seat);
  const armies = counties.reduce((sum, county) => sum + (view.armies[county] ?? 0), 0);
  return [
    ...seatFacts(view, seat),
    { key: "board-row-counties", icon: ICONS.county, count: counties.length },
    { key: "board-armies", icon: ICONS.army, count: armies },
    { key: "board-if-scored", icon: ICONS.point, count: scoredNow(view, seat) },
  ];
}

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
  seatFacts: (view, seat) => seatFacts(asEmpire(view), seat),
  compared: (view, seat) => compared(asEmpire(view), seat),
  stand,
  portrait: 2,
  describe,
};

export default game;
