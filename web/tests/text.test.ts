import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Text } from "../src/text";
import { bundleOf } from "../src/words.svelte";

describe("what was said before", () => {
  it("is said again with the same facts, and otherwise with others", () => {
    const text = new Text(bundleOf("en", "lamps = { $n } { $n ->\n  [one] lamp\n *[other] lamps\n } of { $seat }"));
    const said = [1, 2, "2", 1].map((n) => text.get("lamps", { n, seat: "Red" }));
    expect(said).toEqual(["1 lamp of Red", "2 lamps of Red", "2 lamps of Red", "1 lamp of Red"]);
    expect(text.get("lamps", { n: 1, seat: "Blue" })).toBe("1 lamp of Blue");
  });
  it("is forgotten when its words are others", () => {
    const bundle = bundleOf("en", "hello = Hello, { $name }");
    const text = new Text(bundle);
    expect(text.get("hello", { name: "Ada" })).toBe("Hello, Ada");
    bundle.addResource(new FluentResource("hello = Good day, { $name }"), { allowOverrides: true });
    expect(text.get("hello", { name: "Ada" })).toBe("Good day, Ada");
  });
  it("is as right after a thousand others", () => {
    const text = new Text(bundleOf("en", "count = { $n } in all"));
    for (let n = 0; n < 1000; n++) expect(text.get("count", { n })).toBe(`${n.toLocaleString("en")} in all`);
    expect(text.get("count", { n: 7 })).toBe("7 in all");
  });
});
