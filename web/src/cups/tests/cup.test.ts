import { describe, expect, it } from "vitest";
import type { CupInfo, CupTable } from "../../protocol";
import { awaited, firsts, nextRound, numberOf, ownFirst, running, sittersAt } from "../cup";

const NAMES = ["Anna", "Bruno", "", "Dora", "Ewa"];
const table = (people: number[], id = "", places: CupTable["places"] = null): CupTable => ({
  people,
  table: id,
  places,
  replaced: [],
});

function cup(more: Partial<CupInfo> = {}): CupInfo {
  const people = NAMES.map((name, number) => ({ number, name }));
  return { status: "open", players: 2, rounds: 2, round: 0, people, plan: [], standings: [], ...more } as CupInfo;
}

const standing = (number: number, place: number, played = 1): CupInfo["standings"][number] => ({
  number,
  place,
  played,
  points: 0,
  wins: 0,
  opponents: 0,
});

describe("what a cup waits for", () => {
  it("is people, then whoever organises it", () => {
    expect(awaited(cup({ players: 6 }))).toBe("people");
    expect(awaited(cup())).toBe("organiser");
  });

  it("is its tables, also when it is over, and nothing when they have ended", () => {
    const played = { tables: [table([0, 1], "a", { red: 1, blue: 2 }), table([2, 3], "b")], byes: [4] };
    const later = { tables: [table([0, 2]), table([1, 3])], byes: [4] };
    const now = cup({ status: "playing", round: 1, plan: [played, later] });
    expect(running(now).map(({ round, table }) => [round, table.table])).toEqual([[1, "b"]]);
    expect(awaited(now)).toBe("tables");
    expect(awaited({ ...now, status: "over" })).toBe("tables");
    const ended = { ...played, tables: [table([0, 1], "a", {})] };
    expect(awaited({ ...now, plan: [ended, later] })).toBe("soon");
    expect(awaited({ ...now, status: "over", plan: [ended, later] })).toBe("nothing");
  });

  it("has a next round until the last has begun or it is over", () => {
    expect(nextRound(cup())).toBe(1);
    expect(nextRound(cup({ status: "playing", round: 1 }))).toBe(2);
    expect(nextRound(cup({ status: "playing", round: 2 }))).toBe(0);
    expect(nextRound(cup({ status: "over", round: 1 }))).toBe(0);
  });
});

describe("who sits where", () => {
  it("is told by name, and nobody is taken for whoever has gone", () => {
    expect(numberOf(cup(), "Dora")).toBe(3);
    expect(numberOf(cup(), "Zoe")).toBe(-1);
    expect(numberOf(cup(), "")).toBe(-1);
    expect(numberOf(cup(), undefined)).toBe(-1);
  });

  it("has one's own table first", () => {
    const tables = [table([0, 1]), table([2, 3]), table([4, 5])];
    expect(ownFirst(tables, 3).map(({ people }) => people)).toEqual([
      [2, 3],
      [0, 1],
      [4, 5],
    ]);
    expect(ownFirst(tables, -1)).toEqual(tables);
  });

  it("is in the order of the seats, and of the places when there are some", () => {
    const seats = ["red", "blue"];
    expect(sittersAt(table([4, 1], "a"), seats)).toEqual([
      { number: 4, seat: "red", place: undefined },
      { number: 1, seat: "blue", place: undefined },
    ]);
    expect(sittersAt(table([4, 1], "a", { red: 2, blue: 1 }), seats).map(({ number }) => number)).toEqual([1, 4]);
  });
});

it("is won by all who share the first place, once something was played", () => {
  expect(firsts(cup({ standings: [standing(3, 1), standing(0, 1), standing(1, 3)] }))).toEqual([3, 0]);
  expect(firsts(cup({ standings: [standing(3, 1, 0), standing(0, 1, 0)] }))).toEqual([]);
});
