import { describe, expect, it } from "vitest";
import { fold } from "../src/table/fold";

describe("fold", () => {
  it("changes tables entry by entry, and replaces all else", () => {
    const before = { owner: { here: "red", there: "blue" }, dice: [1, 2], target: "there", revealed: null };
    const changes = { owner: { there: "red" }, dice: [], target: null, revealed: { red: { spot: 3 } } };
    expect(fold<object>(before, changes)).toEqual({
      owner: { here: "red", there: "red" },
      dice: [],
      target: null,
      revealed: { red: { spot: 3 } },
    });
    expect(before.owner.there).toBe("blue");
  });
  it("leaves a view as it is where an event changed nothing", () => {
    const before = { owner: { here: "red" } };
    expect(fold(before, undefined)).toEqual(before);
  });
  it("replaces a table that was not there, and takes one away", () => {
    expect(fold<object>({ bids: null }, { bids: { red: 2 } })).toEqual({ bids: { red: 2 } });
    expect(fold<object>({ bids: { red: 2 } }, { bids: null })).toEqual({ bids: null });
  });
});
