import { expect, it } from "vitest";
import { weightOf } from "../picture";

it("rules win as in the page: by ids, then classes, then elements", () => {
  const selectors = ["svg", "g text", ".a", "svg .a", ".a.b", ':root[data-theme="dark"] .a', "#map"];
  const weights = selectors.map(weightOf);
  expect(weights).toEqual([...weights].sort((a, b) => a - b));
  expect(weightOf(".a:not(.b)")).toBe(weightOf(".a.b"));
  expect(weightOf(":where(.a) .b")).toBe(weightOf(".b"));
});
