/** Cards that come to light, from the two views around an event. Knows no rule. */
import type { Seat } from "../../protocol";
import type { Scene } from "../../table/follow.svelte";
import { asEmpire, SPACES, type County, type Space } from "./empire";

type Shown = Pick<Scene, "event" | "before" | "view">;

/** A card turned over: of a plan, or of a county in revolt. */
export interface Turned {
  seat: Seat;
  space: Space | "revolt";
  card: string;
}

export function turnedOf(shown: Shown): Turned | null {
  const { event } = shown;
  if (event.event === "revolt-drawn") return { seat: String(event.seat), space: "revolt", card: String(event.county) };
  const [before, view] = [asEmpire(shown.before), asEmpire(shown.view)];
  for (const seat of view.seats)
    for (const space of SPACES) {
      const card = view.shown[seat]?.[space];
      if (card && !before.shown?.[seat]?.[space]) return { seat, space, card };
    }
  return null;
}

const DRAFTED = ["county-taken", "county-drawn"];

/** A county card that goes to whoever drew it. */
export function draftedOf({ event }: Pick<Scene, "event">): { seat: Seat; county: County } | null {
  return DRAFTED.includes(event.event) ? { seat: String(event.seat), county: String(event.county) } : null;
}
