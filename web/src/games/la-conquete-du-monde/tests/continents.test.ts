import { describe, expect, it } from "vitest";
import { standings } from "../continents";
import type { BoardFacts, WorldView } from "../world";

const board = {
  continents: { small: { value: 2 }, large: { value: 5 } },
  territories: {
    a: { continent: "small" },
    b: { continent: "large" },
    c: { continent: "large" },
    d: { continent: "large" },
  },
} as unknown as BoardFacts;

describe("continents", () => {
  it("tell who holds most of each and what that seat lacks", () => {
    const view = { seats: ["red", "blue"], owner: { a: "blue", b: "red", c: null, d: "red" } } as unknown as WorldView;
    expect(standings(view, board)).toEqual([
      { continent: "small", value: 2, owners: ["blue"], leader: "blue", missing: 0 },
      { continent: "large", value: 5, owners: ["red", "red", null], leader: "red", missing: 1 },
    ]);
  });
});
