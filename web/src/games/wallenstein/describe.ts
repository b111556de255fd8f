/** The Empire in words, from a view only; the twin of games/wallenstein/describe.py. */
import type { Seat, View } from "../../protocol";
import type { Facts, Text } from "../../words.svelte";
import type { DescribeContext, Section } from "../types";
import {
  ACTIONS,
  asEmpire,
  asFacts,
  BUILDINGS,
  COLOURS,
  COURT_PLACES,
  isOut,
  openEvents,
  PLACES,
  REGIONS,
  SLOTS,
  type BoardFacts,
  type County,
  type Cubes,
  type Empire,
  type Region,
} from "./empire";

export interface Scene {
  view: Empire;
  facts: BoardFacts;
  text: Text;
}

/** Kinds of favours that come in numbers. */
export const COUNTED = new Set(["thalers", "armies", "grain", "points", "garrison"]);

const saying = (text: Text, key: string, facts?: Facts): string => text.get(`describe-${key}`, facts);
const listed = (text: Text, domain: string, members: string[]): string =>
  members.map((member) => text.name(domain, member)).join(", ") || saying(text, "none");

export function describe(anyView: View, { text, facts }: DescribeContext): Section[] {
  const scene: Scene = { view: asEmpire(anyView), facts: asFacts(facts), text };
  const regions = REGIONS.map((region) => ({ heading: regionLine(scene, region), lines: countyLines(scene, region) }));
  return [season(scene), tower(scene), ...court(scene), ...regions, players(scene)];
}

// ---- the season ----
function season({ view, text }: Scene): Section {
  const row = SLOTS.map((slot) => view.row[slot] ?? null).filter((action) => action !== null);
  const lines = [saying(text, "events", { events: listed(text, "event", openEvents(view)) })];
  if (view.event) lines.push(saying(text, "event", { event: text.name("event", view.event) }));
  if (row.length) {
    const facts = { actions: listed(text, "action", row), hidden: ACTIONS.length - row.length };
    lines.push(saying(text, "actions", facts));
  }
  lines.push(...PLACES.filter((place) => view.tiles[place]).map((place) => placeLine(view, text, place)));
  const facts = {
    year: view.year,
    season: text.name("season", view.season),
    phase: text.name("phase", String(view.phase)),
  };
  return { heading: saying(text, "standing", facts), lines };
}

/** A place in the order of play with its tile, and whoever has taken it. */
export function placeLine(view: Empire, text: Text, place: string): string {
  const seat = view.order[place] ?? null;
  const facts = { place, tile: text.name("tile", view.tiles[place] ?? null), seat: text.name("seat", seat) };
  return saying(text, seat ? "place" : "place-free", facts);
}

// ---- the tower and the court ----
function tower({ view, text }: Scene): Section {
  const lines = (["inside", "tray"] as const).map((part) => saying(text, part, { cubes: cubeList(view[part], text) }));
  return { heading: saying(text, "tower"), lines };
}

export const cubeList = (cubes: Cubes, text: Text): string =>
  COLOURS.filter((colour) => cubes[colour])
    .map((colour) => `${text.name("colour", colour)} ${cubes[colour]}`)
    .join(", ") || saying(text, "none");

function court({ view, text }: Scene): Section[] {
  if (!view.printed.expansions.court) return [];
  const favours = COURT_PLACES.filter((price) => view.favours[price]).map((price) =>
    favourLine(view, text, view.favours[price]!, price),
  );
  const courtiers = view.seats.map((seat) =>
    saying(text, "courtiers", { seat: text.name("seat", seat), hall: view.hall[seat]!, room: view.room[seat]! }),
  );
  return [{ heading: saying(text, "court"), lines: [...favours, ...courtiers] }];
}

/** A favour, its price and what it does. */
export function favourLine(view: Empire, text: Text, favour: string, price: string): string {
  const { kind = "", amount = 0 } = view.printed.favours[favour] ?? {};
  const what = text.name("favour-kind", kind);
  return saying(text, "favour", { favour, price: Number(price), what, amount: COUNTED.has(kind) ? amount : 0 });
}

// ---- counties ----
function regionLine({ view, text }: Scene, region: Region): string {
  const name = text.name("region", region);
  const leads = BUILDINGS.filter((building) => view.standing.regions[region][building].ahead.length).map(
    (building) =>
      `${text.name("building", building)} ${listed(text, "seat", view.standing.regions[region][building].ahead)}`,
  );
  return leads.length ? saying(text, "region", { region: name, leads: leads.join(", ") }) : name;
}

const countyLines = (scene: Scene, region: Region): string[] =>
  Object.keys(scene.facts.counties)
    .filter((county) => scene.facts.counties[county]?.region === region && !isOut(scene.view, county))
    .map((county) => countyLine(scene, county));

/** A county: whose it is, what stands there, what it yields. */
export function countyLine({ view, facts, text }: Scene, county: County): string {
  const { tax, grain, sites } = facts.counties[county]!;
  const owner = view.owner[county] ?? null;
  const built = BUILDINGS.filter((building) => view.buildings[county]?.[building]);
  const held = { seat: text.name("seat", owner), armies: view.armies[county] ?? 0 };
  const parts = [
    owner ? saying(text, "held", held) : saying(text, "neutral"),
    ...(built.length ? [listed(text, "building", built)] : []),
    ...(view.markers[county] ? [saying(text, "markers", { markers: view.markers[county] })] : []),
    ...people(view, text, county),
    saying(text, "yields", { tax, grain, sites }),
  ];
  return text.labelled(text.name("county", county), parts.join("; "));
}

function people(view: Empire, text: Text, county: County): string[] {
  const named = (key: string, seats: Seat[]): string[] =>
    seats.map((seat) => saying(text, key, { seat: text.name("seat", seat) }));
  return [
    ...named(
      "leader",
      view.seats.filter((seat) => view.leader[seat] === county),
    ),
    ...named(
      "statue",
      view.seats.filter((seat) => view.statues[seat]?.[county]),
    ),
  ];
}

// ---- players ----
function players({ view, text }: Scene): Section {
  return { heading: saying(text, "players"), lines: view.seats.map((seat) => playerLine(view, text, seat)) };
}

function playerLine(view: Empire, text: Text, seat: Seat): string {
  const line = saying(text, "player", {
    seat: text.name("seat", seat),
    points: view.points[seat]!,
    thalers: view.thalers[seat]!,
    grain: view.grain[seat]!,
    counties: view.winter[seat]!.counties,
    armies: view.supply.armies[seat]!,
  });
  return seat === view.seat ? `${line} ${saying(text, "you")}` : line;
}
