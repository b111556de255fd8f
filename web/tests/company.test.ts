import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { waiting } from "../src/company/elsewhere.svelte";
import { isTooLong, Notepad, type Draft } from "../src/company/notepad.svelte";
import { called, namesOf, voters } from "../src/company/people";
import { joined, Talk, type Heard } from "../src/company/talk.svelte";
import { momentOf } from "../src/company/times";
import { freeSeats, isFresh, type Row } from "../src/lobby/tables";
import type { MyTable } from "../src/memory";
import type { Code, Said, Sitting, TableInfo, TableListed } from "../src/protocol";
import type { Text } from "../src/text";

const said = (number: number, seat: string | null = "blue", name = ""): Said => ({
  number,
  at: number,
  seat,
  name,
  text: `word ${number}`,
});
const heard = (more: boolean, ...numbers: number[]): Heard => ({ said: numbers.map((n) => said(n)), more });
const numbers = ({ said }: Heard): number[] => said.map(({ number }) => number);

describe("what is said", () => {
  it("is joined in its order, each word once", () => {
    const all = joined(heard(true, 5, 8), heard(false, 8, 9));
    expect(numbers(all)).toEqual([5, 8, 9]);
    expect(all.more).toBe(true);
  });
  it("grows backwards when somebody asks for more", () => {
    const all = joined(heard(true, 5, 8), heard(false, 1, 2));
    expect([numbers(all), all.more]).toEqual([[1, 2, 5, 8], false]);
  });
  it("begins anew where words are missing after a long absence", () => {
    const all = joined(heard(false, 1, 2), heard(true, 7, 9));
    expect([numbers(all), all.more]).toEqual([[7, 9], true]);
  });
  it("is counted until it is read, but for one's own words", () => {
    const talk = new Talk("t", ({ seat }) => seat === "red");
    talk.hear({ type: "talk", room: "players", said: [said(0), said(2, "red"), said(3)], more: false }, false);
    expect([talk.unread("players"), talk.unread("spectators"), talk.latest]).toEqual([2, 0, null]);
    talk.read("players");
    expect(talk.unread("players")).toBe(0);
    talk.hear({ type: "talk", room: "players", said: [said(4)], more: false }, true);
    expect([talk.unread("players"), talk.latest?.number]).toEqual([1, 4]);
  });
});

describe("a private note", () => {
  const kept: string[] = [];
  let fault: Code | null = null;
  let draft: Draft | null = null;
  const drafts = { read: () => draft, keep: (one: Draft | null) => void (draft = one) };
  const pad = (heard = ""): Notepad => {
    const note = new Notepad((text) => (kept.push(text), Promise.resolve(fault)), drafts);
    note.hear(heard);
    return note;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    kept.length = 0;
    fault = draft = null;
  });
  afterEach(() => void vi.useRealTimers());

  it("is kept a moment after the last letter, once", async () => {
    const note = pad();
    for (const text of ["B", "Bl", "Blue"]) note.write(text);
    expect([note.state, kept]).toEqual(["writing", []]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([note.state, kept]).toEqual(["kept", ["Blue"]]);
  });
  it("is tried again until it is kept", async () => {
    const note = pad();
    fault = "too-fast";
    note.write("Blue");
    await vi.advanceTimersByTimeAsync(1000);
    expect(note.state).toBe("unkept");
    fault = null;
    await vi.advanceTimersByTimeAsync(5000);
    expect([note.state, kept]).toEqual(["kept", ["Blue", "Blue"]]);
  });
  it("that is being written is not taken away by what comes from another page", () => {
    const note = pad();
    note.hear("old");
    expect(note.text).toBe("old");
    note.write("new");
    note.hear("older");
    expect(note.text).toBe("new");
  });
  it("that was not saved is there after the page was left, and is saved then", async () => {
    pad("old").write("new");
    const note = pad("old");
    expect([note.text, note.state]).toEqual(["new", "writing"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([note.state, kept.at(-1), draft]).toEqual(["kept", "new", null]);
  });
  it("that arrived although nobody heard so is not saved again", async () => {
    const before = pad("old");
    before.write("new");
    before.flush();
    const note = pad("new");
    expect([note.text, note.state, draft]).toEqual(["new", "kept", null]);
    await vi.advanceTimersByTimeAsync(9000);
    expect(kept).toEqual(["new"]);
  });
  it("takes nothing away from what was written elsewhere meanwhile", () => {
    pad("old").write("new");
    expect(pad("other").text).toBe("other\nnew");
    draft = { text: "new", known: "old", sent: "" };
    expect(pad("old and new").text).toBe("old and new");
  });
  it("that was shortened stays so", () => {
    pad("old").write("");
    expect(pad("old").text).toBe("");
  });
  it("that was being sent when more was written counts as what was written before", () => {
    const before = pad("B");
    before.write("Bl");
    before.flush();
    before.write("Blue");
    expect(pad("Bl").text).toBe("Blue");
  });
  it("is sent at once, and once, by whoever leaves", async () => {
    const note = pad();
    note.write("Blue");
    note.flush();
    await note.close();
    expect([kept, draft]).toEqual([["Blue"], null]);
    fault = "too-fast";
    note.write("Black");
    await note.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(kept).toEqual(["Blue", "Black"]);
    expect(pad("Blue").text).toBe("Black");
  });
  it("that is too long for the line is not sent at all", async () => {
    const note = pad();
    note.write("ж".repeat(9000)); // two bytes each
    await vi.advanceTimersByTimeAsync(9000);
    expect([note.state, kept]).toEqual(["too-long", []]);
    expect([isTooLong("a".repeat(10_000)), isTooLong("a".repeat(10_001))]).toEqual([false, true]);
  });
});

describe("people", () => {
  const seats: Sitting[] = [
    { seat: "red", kind: "person", taken: true, name: "Ala" },
    { seat: "blue", kind: "person", taken: true, conceded: true },
    { seat: "green", kind: "bot", bot: "random" },
    { seat: "black", kind: "person", name: "Ola" },
    { seat: "white", kind: "person" },
  ];
  const text = { name: (_: string, seat: string) => seat.toUpperCase() } as Text;

  it("are called by their seat and their name", () => {
    const names = namesOf(seats);
    expect([called("red", text, names), called("blue", text, names)]).toEqual(["RED (Ala)", "BLUE"]);
  });
  it("must agree if they have sat down and not given up", () => expect(voters(seats)).toEqual(["red"]));
  it("may sit down where nobody sits and nothing is kept", () =>
    expect(freeSeats({ seats } as TableListed)).toEqual(["white"]));
});

describe("tables", () => {
  const mine = (table: string): MyTable => ({ table, seat: "red", token: "x", game: "g", at: 0 });
  const listed = (table: string, moved: number, ...asked: string[]): TableListed =>
    ({ table, moved, asked, status: "playing" }) as unknown as TableListed;

  it("that wait are found, the longest wait first", () => {
    const found = waiting(["a", "b", "c", "d"].map(mine), [
      listed("a", 9, "red"),
      listed("b", 5, "blue", "red"),
      listed("c", 1, "blue"),
    ]);
    expect(found.map(({ table }) => table)).toEqual(["b", "a"]);
  });
  it("are asked for again only when they have moved", () => {
    const row: Row = { mine: mine("a"), info: {} as TableInfo, trouble: null, listed: listed("a", 5, "red") };
    expect(isFresh(row, listed("a", 5, "blue"))).toBe(true);
    expect(isFresh(row, listed("a", 6, "red"))).toBe(false);
    expect(isFresh(row, undefined)).toBe(false);
  });
});

test("a moment is said as shortly as can be", () => {
  const now = new Date(2026, 4, 3, 12);
  const at = (...when: [number, number, number, number, number]): string =>
    momentOf(new Date(...when).getTime() / 1000, "en-GB", now);
  expect(at(2026, 4, 3, 9, 5)).toBe("09:05");
  expect(at(2026, 4, 1, 23, 5)).toBe("1 May, 23:05");
  expect(at(2025, 4, 1, 23, 5)).toContain("2025");
});
