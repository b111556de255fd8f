import { expect, it } from "vitest";
import { compared, type Commonwealth } from "../commonwealth";

it("counts a family's points, coins and nobles in the country", () => {
  const view = { points: { white: 7 }, coins: { white: 12 }, nobles: { white: { prussia: 2, ukraine: 3 } } };
  const facts = compared(view as unknown as Commonwealth, "white");
  expect(facts.map(({ key, count }) => [key, count])).toEqual([
    ["fact-points", 7],
    ["fact-coins", 12],
    ["board-family-nobles-sent", 5],
  ]);
});
