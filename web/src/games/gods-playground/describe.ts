/** The country in words, from a view only; the twin of games/gods_playground/describe.py. */
import type { Seat, View } from "../../protocol";
import type { Facts, Text } from "../../words.svelte";
import type { DescribeContext, Section } from "../types";
import {
  asCommonwealth,
  ENEMIES,
  enemyAt,
  entryOf,
  foeOf,
  REGIONS,
  ROUNDS,
  TROOPS,
  type Commonwealth,
  type Enemy,
  type Region,
} from "./commonwealth";

const say = (text: Text, key: string, facts?: Facts): string => text.get(`describe-${key}`, facts);
const seatName = (text: Text, seat: Seat | null): string => text.name("seat", seat);
const foeName = (view: Commonwealth, text: Text, enemy: Enemy): string => text.name("foe", foeOf(view, enemy));

/** Where the game stands: "Round 2 of 4 · Estates". */
export function stand(anyView: View, text: Text): string {
  const view = asCommonwealth(anyView);
  return text.get("board-stand", { round: view.round, rounds: ROUNDS.length, phase: text.name("phase", view.phase) });
}

export function describe(anyView: View, { text }: DescribeContext): Section[] {
  const view = asCommonwealth(anyView);
  const regions = REGIONS.map((region) => regionSection(view, text, region));
  return [standing(view, text), ...regions, enemies(view, text), families(view, text)];
}

function standing(view: Commonwealth, text: Text): Section {
  const held = REGIONS.filter((region) => view.sejm[region] !== null);
  const sejm = held.map((region) => `${text.name("region", region)} ${seatName(text, view.sejm[region])}`).join(", ");
  const lines = [
    say(text, "hetman", { seat: seatName(text, view.hetman) }),
    say(text, "sejm", { seats: sejm || say(text, "none") }),
    say(text, "crown", { ...view.crown }),
    say(text, "cossacks", { ...view.cossacks }),
  ];
  if (view.treaty) lines.push(say(text, "treaty", { foe: foeName(view, text, view.treaty) }));
  return { heading: say(text, "standing", { round: view.round, phase: text.name("phase", view.phase) }), lines };
}

function regionHeading(view: Commonwealth, text: Text, region: Region): string {
  return say(text, "region", { region: text.name("region", region), value: view.value[region] });
}

function regionSection(view: Commonwealth, text: Text, region: Region): Section {
  return { heading: regionHeading(view, text, region), lines: regionLines(view, text, region) };
}

function regionLines(view: Commonwealth, text: Text, region: Region): string[] {
  const lines = [say(text, "estates", { estates: estates(view, text, region) || say(text, "none") })];
  for (const seat of view.seats) {
    const present = presence(view, text, region, seat);
    if (present.length) lines.push(say(text, "entry", { name: seatName(text, seat), what: present.join(", ") }));
  }
  for (const enemy of ENEMIES) {
    const cubes = view.invaders[region][enemy];
    if (cubes) lines.push(say(text, "invaders", { foe: foeName(view, text, enemy), cubes }));
  }
  if (view.influence[region]) lines.push(say(text, "influence", { markers: view.influence[region] }));
  return lines;
}

function estates(view: Commonwealth, text: Text, region: Region): string {
  return view.printed.worth[region]
    .map((worth, k) => ({ worth, circle: String(k + 1) }))
    .filter(({ circle }) => view.estate[region][circle])
    .map(({ worth, circle }) => {
      const marks = (["manager", "city"] as const).filter((mark) => view[mark][region][circle]);
      const extra = marks.length ? ` (${marks.map((mark) => say(text, mark)).join(", ")})` : "";
      return `${seatName(text, view.estate[region][circle] ?? null)} ${worth}${extra}`;
    })
    .join(", ");
}

function presence(view: Commonwealth, text: Text, region: Region, seat: Seat): string[] {
  return (["nobles", ...TROOPS] as const)
    .map((kind) => ({ kind, count: view[kind][seat]?.[region] ?? 0 }))
    .filter(({ count }) => count)
    .map(({ kind, count }) => say(text, kind, { count }));
}

function enemies(view: Commonwealth, text: Text): Section {
  return { heading: say(text, "enemies"), lines: ENEMIES.map((enemy) => enemyWords(view, text, enemy)) };
}

/** What an enemy would do if nothing changed. */
export function enemyWords(view: Commonwealth, text: Text, enemy: Enemy): string {
  const forecast = view.forecast[enemy];
  const peaceful = forecast.influence ? "threat-influence" : forecast.treaty ? "threat-treaty" : "threat";
  const key = forecast.where === "vienna" ? "threat-vienna" : peaceful;
  return say(text, key, {
    foe: text.name("foe", forecast.foe),
    region: text.name("region", entryOf(enemy)),
    strength: forecast.strength,
    against: forecast.against,
    enters: forecast.enters,
    percent: text.share(forecast.chance),
  });
}

/** A region in one sentence. */
export function regionWords(view: Commonwealth, text: Text, region: Region): string {
  const lines = [regionHeading(view, text, region), ...regionLines(view, text, region)];
  return lines.map((line) => line.replace(/[.:]?$/, ".")).join(" ");
}

/** What one asks of a region: what it pays, who is there, what threatens it. */
export function regionFacts(view: Commonwealth, text: Text, region: Region): Facts {
  return {
    region: text.name("region", region),
    value: view.value[region],
    nobles: view.seats.reduce((sum, seat) => sum + (view.nobles[seat]?.[region] ?? 0), 0),
    threat: enemyWords(view, text, enemyAt(region)),
  };
}

function families(view: Commonwealth, text: Text): Section {
  const seats = Object.values(view.seating).filter((seat) => seat !== null);
  return { heading: say(text, "families"), lines: seats.map((seat) => family(view, text, seat)) };
}

function family(view: Commonwealth, text: Text, seat: Seat): string {
  const left = Object.entries(view.blocks[seat] ?? {}).flatMap(([block, count]) => Array<string>(count).fill(block));
  const blocks = left.join(" ");
  const line = say(text, "family", {
    seat: seatName(text, seat),
    points: view.points[seat] ?? 0,
    coins: view.coins[seat] ?? 0,
    nobles: view.supply[seat]?.nobles ?? 0,
    blocks: blocks || "–",
  });
  return seat === view.seat ? `${line} ${say(text, "you")}` : line;
}
