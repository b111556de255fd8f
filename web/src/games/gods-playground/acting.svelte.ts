/** What a click on the board does: the offer decides, and what is not offered says why. */
import { split } from "../../speech";
import type { Session } from "../../table/session.svelte";
import { ENEMIES, isSpot, REGIONS, type Commonwealth } from "./commonwealth";
import type { Controls } from "./controls.svelte";
import { choicesAt, isRisky, wishAt, type Place } from "./places";

export interface Acting {
  /** Blocks are being laid in secret. */
  readonly arranging: boolean;
  isOffered: (place: Place) => boolean;
  act(place: Place): void;
}

const PLACES: Place[] = [...REGIONS, ...ENEMIES, "court", "cossacks"];

export function acting(session: () => Session, controls: () => Controls, view: () => Commonwealth): Acting {
  const arranging = $derived(!session().scene && view().stage === "assign" && Boolean(view().assigned));
  const offered = $derived.by(() => {
    const here = (place: Place): boolean => choicesAt(place, view(), session().offer, controls().origin).length > 0;
    return new Set(PLACES.filter(here));
  });

  function isOffered(place: Place): boolean {
    if (arranging) return isSpot(place);
    if (place.startsWith("estate ")) return choicesAt(place, view(), session().offer, null).length > 0;
    return offered.has(place);
  }

  function actAt(place: Place): void {
    const { origin } = controls();
    const choices = choicesAt(place, view(), session().offer, origin);
    const moves = choices.every((choice) => split(choice).verb === "move");
    if (!choices.length) {
      controls().asking = null;
      void session().why(wishAt(place, view(), origin));
    } else if (origin || (choices.length === 1 && !isRisky(choices[0]!))) {
      void controls().play(choices[0]!);
    } else if (moves) {
      controls().asking = null;
      controls().origin = place;
    } else {
      controls().asking = place;
    }
  }

  function act(place: Place): void {
    if (!session().free) return;
    if (arranging && isSpot(place)) controls().chooseSpot(place);
    else if (controls().origin === place) controls().origin = null;
    else actAt(place);
  }

  return {
    get arranging() {
      return arranging;
    },
    isOffered,
    act,
  };
}
