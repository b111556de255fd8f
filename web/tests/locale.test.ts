import { existsSync, readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { FINAL } from "../src/protocol";

const rooms = [...readdirSync("src"), ...readdirSync("src/games").map((game) => `games/${game}`)];
const folders = ["src/locale", ...rooms.map((room) => `src/${room}/locale`)].filter(existsSync);
const keys = (source: string): string[] =>
  [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "").sort();
const titled = (source: string): string[] =>
  new FluentResource(source).body
    .filter(({ attributes }) => "title" in attributes)
    .map(({ id }) => id)
    .sort();
const variables = (source: string): string[] =>
  [...new Set([...source.matchAll(/\$\w+/g)].map(([name]) => name))].sort();

describe.each(folders)("the words of %s", (folder) => {
  const read = (language: string): string => readFileSync(`${folder}/${language}.ftl`, "utf8");

  it.each(["en", "fr", "pl", "de"])("are complete and well formed in %s", (language) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(read(language)))).toEqual([]);
    expect(keys(read(language))).toEqual(keys(read("en")));
    expect(variables(read(language))).toEqual(variables(read("en")));
    expect(titled(read(language))).toEqual(titled(read("en")));
  });
});

it.each(folders.filter((folder) => folder.startsWith("src/games/")))("%s names what it counts", (folder) => {
  const source = readFileSync(`${folder}/en.ftl`, "utf8");
  expect(titled(source)).toEqual(expect.arrayContaining(keys(source).filter((key) => key.startsWith("fact-"))));
});

it.each(FINAL)("there are words for the end of a connection by %s", (code) => {
  expect(keys(readFileSync("src/locale/en.ftl", "utf8"))).toContain(`fatal-${code}`);
});
