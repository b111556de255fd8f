/** La Conquête du Monde on screen. */
import type { Choice, GameEvent } from "../../protocol";
import { split } from "../../speech";
import type { SoundName } from "../../lib/sound";
import type { GameClient } from "../types";
import Amounts from "./Amounts.svelte";
import Battle from "./Battle.svelte";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { ICONS, LOOKS } from "./looks";
import Panels from "./Panels.svelte";
import { Beats } from "./scenes";
import { asWorld, differing, held, isOut } from "./world";

const PLACES = ["origin", "target", "territory"] as const;
const ON_BOARD = new Set(["place", "from", "attack", "move", "follow", "exchange"]);
const BACK = new Set(["aim", "destination"]); // there `done` only lets go of the territory chosen

const SOUNDS: Record<string, SoundName> = {
  placed: "piece",
  rolled: "dice",
  conquered: "conquest",
  moved: "piece",
  followed: "piece",
  "turn-began": "phase",
};

const beats = new Beats();

const game: GameClient = {
  Board,
  Panels,
  Actions: Amounts,
  Overlay: Battle,
  looks: LOOKS,
  bold: ["territory"],
  beat: (event, mine, seat) => beats.of(event, mine, seat),
  sound: (event) => SOUNDS[event.event] ?? null,
  headings: { "round-began": 3, "turn-began": 4 },
  places: (event: GameEvent) => PLACES.map((fact) => event[fact]).filter((t) => typeof t === "string"),
  hasPlace: (choice: Choice) => ON_BOARD.has(split(choice).verb),
  escape: (view) => (BACK.has(view.stage) ? "done" : null),
  onTurn: (view) => asWorld(view).player,
  isOut: (view, seat) => isOut(asWorld(view), seat),
  seatFacts: (anyView, seat) => {
    const view = asWorld(anyView);
    return [
      { key: "fact-territories", icon: ICONS.flag, count: held(view, seat) },
      { key: "fact-armies", icon: ICONS.army, count: view.total_armies[seat] ?? 0 },
      { key: "fact-cards", icon: ICONS.cards, count: view.hand_sizes[seat] ?? 0 },
    ];
  },
  differing: (one, other) => differing(asWorld(one), asWorld(other)),
  stand: (view, text) => (asWorld(view).round ? text.get("round", { round: asWorld(view).round }) : ""),
  portrait: 1.25,
  landscape: 1.86,
  describe,
};

export default game;
