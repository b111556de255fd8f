import { expect, it } from "vitest";
import { byGame, figure, kindPath, personPath, step, wantedKind } from "../ratings";

const KINDS = [
  { game: "conquest", players: 2, people: 3 },
  { game: "conquest", players: 4, people: 9 },
  { game: "lagoon", players: 3, people: 12 },
];
const wanted = (query: string): string => {
  const { game, players } = wantedKind(KINDS, new URLSearchParams(query))!;
  return `${game} ${players}`;
};

it("shows the list that is named, else the longest", () => {
  expect(wanted("game=conquest&players=2")).toBe("conquest 2");
  expect(wanted("game=conquest&players=7")).toBe("conquest 4");
  expect(wanted("game=conquest")).toBe("conquest 4");
  expect(wanted("")).toBe("lagoon 3");
  expect(wanted("game=nonsense&players=x")).toBe("lagoon 3");
  expect(wantedKind([], new URLSearchParams())).toBeUndefined();
});

it("has the lists of a game together", () => {
  expect(byGame(KINDS).map(([game, kinds]) => [game, kinds.length])).toEqual([
    ["conquest", 2],
    ["lagoon", 1],
  ]);
});

it("writes ratings to a tenth, and by how much they changed", () => {
  expect([figure(6.25), figure(-4.04), figure(0), figure(-0.01)]).toEqual(["6.3", "-4.0", "0.0", "0.0"]);
  expect([step(0, 3.36), step(3, 1.5), step(2, 2)]).toEqual(["+3.4", "-1.5", "0.0"]);
});

it("leads to names and games whatever they are called", () => {
  expect(personPath("Jan & Ola?")).toBe("/ratings?of=Jan%20%26%20Ola%3F");
  expect(kindPath({ game: "a b", players: 3 })).toBe("/ratings?game=a%20b&players=3");
});
