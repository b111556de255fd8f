import { expect, test } from "vitest";
import { boxOf, meet, type Box, type Spot } from "../../../lib/lettering";
import { Text } from "../../../text";
import { bundleOf } from "../../../words.svelte";
import { lettering, roomOf } from "../lettering";
import { levelAt } from "../levels";
import { MAP, type BoardFacts } from "../world";

const sources = import.meta.glob<string>("../../../../../src/wartable/games/la_conquete_du_monde/locale/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const FACTS: BoardFacts = { continents: {}, territories: {}, links: { table: [] } };
const APART = 3; // pixels, or two names read as one

function textIn(tongue: string): Text {
  const [path] = Object.keys(sources).filter((name) => name.endsWith(`/${tongue}.ftl`));
  return new Text(bundleOf(tongue, sources[path!]!));
}

function namesAt(scale: number, tongue: string) {
  const level = levelAt(scale);
  const counter = () => roomOf(level, 10, false);
  return lettering({ text: textIn(tongue), facts: FACTS, scale, level, counter }).names;
}

const drawn = (spot: Spot): Box => boxOf({ ...spot, spacing: 0.02 });
const wider = ({ left, right, ...box }: Box): Box => ({ ...box, left: left - APART, right: right + APART });

test.each(["en", "fr", "pl", "de"])("names keep apart, on a laptop, a phone and a phone on its side (%s)", (tongue) => {
  for (const scale of [0.79, 0.75, 0.52]) {
    const boxes = [...namesAt(scale, tongue)].map(([t, spot]) => [t, drawn(spot)] as const);
    const close = boxes.flatMap(([a, one], k) =>
      boxes.slice(k + 1).flatMap(([b, other]) => (meet(wider(one), other) ? [`${a} ${b}`] : [])),
    );
    expect(close).toEqual([]);
  }
});

test.each(["en", "fr", "pl", "de"])("every territory is named but where there is no room at all (%s)", (tongue) => {
  const unnamed = (scale: number) => Object.keys(MAP.territories).filter((t) => !namesAt(scale, tongue).has(t));
  expect(unnamed(0.75)).toEqual([]);
  expect(unnamed(0.52).filter((t) => t !== "europe_du_nord")).toEqual([]);
});
