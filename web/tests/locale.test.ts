import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const read = (language: string): string => readFileSync(`src/locale/${language}.ftl`, "utf8");
const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "").sort();
const variables = (source: string): string[] => [...new Set([...source.matchAll(/\$\w+/g)].map(([name]) => name))].sort();

describe.each(["en", "fr", "pl", "de"])("the words in %s", (language) => {
  it("are complete and well formed", () => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(read(language)))).toEqual([]);
    expect(keys(read(language))).toEqual(keys(read("en")));
    expect(variables(read(language))).toEqual(variables(read("en")));
  });
});
