import { expect, it } from "vitest";
import { Text } from "../../../text";
import { bundleOf } from "../../../words.svelte";
import { marks } from "../looks";

const sources = import.meta.glob<string>("../../../../../src/wartable/games/gods_playground/locale/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

it.each(["en", "fr", "pl", "de"])("letters tell all pieces apart in %s", (language) => {
  const [path] = Object.keys(sources).filter((name) => name.endsWith(`/${language}.ftl`));
  const text = new Text(bundleOf(language, sources[path!]!));
  const { manager, city, ...pieces } = marks(["white", "blue", "red", "yellow"], text);
  expect(manager).not.toBe(city);
  expect(Object.values(pieces).join("")).toMatch(/^\p{Lu}{15}$/u);
  expect(new Set(Object.values(pieces)).size).toBe(15);
});
