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

const MESSAGES = `
labelled = { $label }: { $value }
edition-first-name = The first
option-cap = Most lamps
option-cap-0 = any
option-lamps = Lamps
`;

test("an edition and an option go by their names, and without one as they are written", () => {
  const text = new Text(bundleOf("en", MESSAGES));
  const number = { rule: "L-1", default: "0", low: 0, high: 1 };
  const known = [
    { ...number, name: "cap", high: 20, bare: 12 },
    { ...number, name: "lamps" },
  ];
  expect(text.edition("first")).toBe("The first");
  expect(text.edition("second")).toBe("second");
  expect(text.option("cap=1", known)).toBe("Most lamps: 1");
  expect(text.option("cap", known)).toBe("Most lamps: 12");
  expect(text.option("cap=0", known)).toBe("Most lamps: any");
  expect(text.option("lamps", known)).toBe("Lamps");
  expect(text.option("lamps=1", known)).toBe("Lamps");
  expect(text.option("speed=2", known)).toBe("speed=2");
});
