/** The Empire in words, from a view only. */
import type { Seat, View } from "../../protocol";
import type { Text } from "../../words.svelte";
import { letters, type DescribeContext, type Section } from "../types";
import {
  asEmpire,
  asFacts,
  BUILDINGS,
  countiesOf,
  isOut,
  openEvents,
  PLACES,
  REGIONS,
  SLOTS,
  type BoardFacts,
  type County,
  type Empire,
} from "./empire";

interface Scene {
  view: Empire;
  facts: BoardFacts;
  text: Text;
  letter: Record<Seat, string>;
}

export function describe(anyView: View, { text, facts }: DescribeContext): Section[] {
  const view = asEmpire(anyView);
  const scene: Scene = { view, facts: asFacts(facts), text, letter: letters(view.seats, text) };
  const regions = REGIONS.map((region) => ({
    heading: text.name("region", region),
    lines: Object.keys(scene.facts.counties)
      .filter((county) => scene.facts.counties[county]?.region === region)
      .map((county) => countyLine(scene, county)),
  }));
  return [seasonSection(scene), ...regions, seatsSection(scene)];
}

/** A county with its owner and all that stands there. */
export function countyLine({ view, facts, text, letter }: Scene, county: County): string {
  const name = text.name("county", county);
  if (isOut(view, facts, county)) return text.labelled(name, text.get("board-out"));
  const printed = facts.counties[county]!;
  const owner = view.owner[county] ?? null;
  const built = BUILDINGS.filter((building) => view.buildings[county]?.[building]);
  const parts = [
    owner ? `${text.name("seat", owner)} (${letter[owner]})` : text.get("board-neutral"),
    ...(owner ? [text.get("board-armies", { count: view.armies[county] ?? 0 })] : []),
    text.get("board-yields", { tax: printed.tax, grain: printed.grain }),
    ...built.map((building) => text.name("building", building)),
    text.get("board-free-sites", { count: printed.sites - built.length }),
    ...(view.markers[county] ? [text.get("board-markers", { count: view.markers[county] })] : []),
    ...view.seats
      .filter((seat) => view.leader[seat] === county)
      .map((seat) => text.get("board-leader-of", { seat: text.name("seat", seat) })),
    ...view.seats
      .filter((seat) => view.statues[seat]?.[county])
      .map((seat) => text.get("board-statue-of", { seat: text.name("seat", seat) })),
  ];
  return text.labelled(name, parts.join(", "));
}

function seasonSection({ view, text }: Scene): Section {
  const row = SLOTS.filter((slot) => view.row[slot]).map((slot) => `${slot} ${text.name("action", view.row[slot]!)}`);
  const order = PLACES.filter((place) => view.tiles[place]).map((place) => {
    const seat = view.order[place] ?? null;
    const facts = { place, tile: text.name("tile", view.tiles[place]!), seat: text.name("seat", seat) };
    return text.get(seat ? "board-place-of" : "board-place-free", facts);
  });
  const events = openEvents(view).map((card) => text.name("event", card));
  const lines = [
    ...(view.event ? [text.get("board-event-now", { card: text.name("event", view.event) })] : []),
    ...(events.length ? [text.labelled(text.get("board-events"), events.join(", "))] : []),
    ...(row.length ? [text.labelled(text.get("board-action-cards"), row.join(", "))] : []),
    ...order,
  ];
  return { heading: `${text.name("season", view.season)}, ${text.get("board-year", { year: view.year })}`, lines };
}

function seatsSection({ view, text, letter }: Scene): Section {
  const lines = view.seats.map((seat) => {
    const facts = [
      text.get("fact-points", { count: view.points[seat] ?? 0 }),
      text.get("fact-thalers", { count: view.thalers[seat] ?? 0 }),
      text.get("fact-grain", { count: view.grain[seat] ?? 0 }),
      text.get("board-counties", { count: countiesOf(view, seat).length }),
      text.get("board-in-supply", { count: view.supply.armies[seat] ?? 0 }),
      ...(view.tile[seat] ? [text.name("tile", view.tile[seat]!)] : []),
    ];
    return text.labelled(`${text.name("seat", seat)} (${letter[seat]})`, facts.join(", "));
  });
  return { heading: text.get("board-seats"), lines };
}
