import { expect, it } from "vitest";
import { initials } from "../src/games/types";

it("a letter is the first of a name that nobody else has", () => {
  expect(initials({ blue: "Blue", black: "Black", other: "’épée", last: "1 l" })).toEqual({
    blue: "B",
    black: "L",
    other: "É",
    last: "1",
  });
});
