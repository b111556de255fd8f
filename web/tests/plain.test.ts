import { describe, expect, it } from "vitest";
import type { View } from "../src/protocol";
import { shown } from "../src/table/plain/shown";

const view = {
  game: "any",
  seats: ["red", "blue"],
  asked: [],
  prize: 4,
  bids: null,
  points: { red: 1, blue: 2 },
  hand: { red: { "1": 0, "2": 1 }, blue: { "1": 1, "2": 1 } },
} as unknown as View;

describe("a view without a board", () => {
  it("is told field by field, but for what the page shows elsewhere", () => {
    expect(shown(view).map((fact) => fact.title)).toEqual(["prize", "bids", "points", "hand"]);
  });

  it("has values, rows, or rows and columns", () => {
    const [prize, bids, points, hand] = shown(view);
    expect(prize!.rows).toEqual([{ title: "", cells: { "": "4" } }]);
    expect(bids!.rows[0]!.cells).toEqual({ "": "–" });
    expect(points!.rows[1]).toEqual({ title: "blue", cells: { "": "2" } });
    expect(hand!.rows[0]).toEqual({ title: "red", cells: { "1": "0", "2": "1" } });
  });
});
