/** Tables of a browser and of an account in one list, each seat once. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { Elsewhere } from "../src/company/elsewhere.svelte";
import { inAccount, together, type Kept } from "../src/me/tables";
import { rememberTable, type MyTable } from "../src/memory";

const here = (table: string, seat: string | null, at: number, token: string | null = "x"): MyTable => ({
  table,
  token,
  seat,
  game: "g",
  at,
});
const kept = (table: string, seat: string, moved: number, turn = false): Kept => ({
  table,
  game: "g",
  edition: "e",
  players: 2,
  seat,
  seats: [],
  asked: turn ? [seat] : [],
  status: "playing",
  moved,
  turn,
});
const names = (tables: MyTable[]): string[] => tables.map(({ table, seat }) => `${table} ${seat}`);

describe("the tables of a browser and of an account", () => {
  it("are listed without doubles, and the link that is here stays", () => {
    const all = together([here("a", "red", 1)], [kept("a", "red", 2), kept("b", "blue", 3)]);
    expect(names(all)).toEqual(["b blue", "a red"]);
    expect(all.map(inAccount)).toEqual([true, false]);
  });

  it("come with those first that wait for oneself, then the latest", () => {
    const all = together(
      [here("a", "red", 9000), here("b", "red", 1)],
      [kept("b", "red", 1, true), kept("c", "red", 5)],
    );
    expect(names(all)).toEqual(["b red", "a red", "c red"]);
  });

  it("are all there where a browser has another seat than the account", () => {
    expect(names(together([here("a", "red", 9000)], [kept("a", "blue", 1)]))).toEqual(["a red", "a blue"]);
  });

  it("do not show as watched what one has a seat at", () => {
    expect(names(together([here("a", null, 1, null)], [kept("a", "blue", 1)]))).toEqual(["a blue"]);
    expect(names(together([here("a", null, 1, null)], []))).toEqual(["a null"]);
  });
});

describe("the next table that waits", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is one of this browser or of one's account, the longest wait first", async () => {
    const listed = [kept("linked", "red", 9, true), kept("claimed", "blue", 5, true), kept("other", "blue", 1)];
    const answers: Record<string, unknown> = {
      "/api/me": { person: { name: "Ala" } },
      "/api/me/tables": listed.slice(1),
      "/api/tables": listed,
    };
    vi.stubGlobal("fetch", (path: string) => Promise.resolve(Response.json(answers[path.split("?")[0]!])));
    rememberTable({ table: "linked", token: "x", seat: "red", game: "g" });
    rememberTable({ table: "here", token: "x", seat: "red", game: "g" });
    const elsewhere = new Elsewhere("here");
    await elsewhere.look();
    expect(names(elsewhere.tables)).toEqual(["claimed blue", "linked red"]);
  });
});
