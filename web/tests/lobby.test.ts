import { expect, test } from "vitest";
import { bundleOf } from "../src/words.svelte";
import { Text } from "../src/text";
import { isGone, rank, whyUnknown, type Row } from "../src/lobby/tables";

const row = (trouble: Row["trouble"]): Row => ({
  mine: { table: "t", token: "x", game: "g", seat: "red", at: 0 },
  info: null,
  trouble,
});

test("a table that is gone or held says so, one that is being asked for waits", () => {
  expect(whyUnknown(row("unknown-table"))).toBe("table-gone");
  for (const held of ["table-held", "table-damaged", "part-gone"] as const)
    expect(whyUnknown(row(held))).toBe(`fatal-${held}`);
  expect(whyUnknown(row(null))).toBeNull();
});

test("a held table is kept and comes last; one that is gone can only be forgotten", () => {
  expect(isGone(row("unknown-table"))).toBe(true);
  expect(isGone(row("table-held"))).toBe(false);
  expect(rank(row("table-held"))).toBeGreaterThan(rank(row(null)));
});

test("an edition and an option go by their names, and without one as they are written", () => {
  const text = new Text(bundleOf("en", "edition-first-name = The first\noption-cap = Lamps\noption-cap-none = any\n"));
  expect(text.edition("first")).toBe("The first");
  expect(text.edition("second")).toBe("second");
  expect(text.option("cap=1")).toBe("Lamps");
  expect(text.option("speed=2")).toBe("speed=2");
});
