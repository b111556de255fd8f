import { beforeEach, describe, expect, it } from "vitest";
import { dropInvitations, invitations, keepInvitations, type MyTable } from "../src/memory";
import type { Sitting } from "../src/protocol";
import { emptySeats, seatsToOffer } from "../src/share/invited";
import { seatsToTake } from "../src/share/seating";

const held = (...seats: string[]): MyTable[] =>
  seats.map((seat) => ({ table: "t", token: `key-${seat}`, seat, game: "g", at: 0 }));
const wish = (text: string): URLSearchParams => new URLSearchParams(text);

describe("coming to a table", () => {
  it("takes the one seat there is", () => {
    expect(seatsToTake(held("red"), wish(""), [])).toEqual(["key-red"]);
  });
  it("watches without a seat, or where that is wanted", () => {
    expect(seatsToTake([], wish(""), [])).toEqual([]);
    expect(seatsToTake(held("red"), wish("watch"), ["key-red"])).toEqual([]);
  });
  it("asks if there are several, unless this tab has sat down or they are named", () => {
    expect(seatsToTake(held("red", "blue"), wish(""), [])).toBe(null);
    expect(seatsToTake(held("red", "blue"), wish(""), ["key-blue"])).toEqual(["key-blue"]);
    expect(seatsToTake(held("red", "blue"), wish("seat=blue,red"), [])).toEqual(["key-blue", "key-red"]);
  });
  it("has no use for a seat it has no key to", () => {
    expect(seatsToTake(held("red"), wish("seat=green"), [])).toEqual(["key-red"]);
  });
});

describe("inviting", () => {
  const sittings: Sitting[] = [
    { seat: "red", kind: "person", taken: true },
    { seat: "blue", kind: "person" },
    { seat: "green", kind: "person" },
    { seat: "black", kind: "bot" },
  ];

  beforeEach(() => keepInvitations("t", {}));

  it("leaves whoever opened the table the empty seats whose links are here", () => {
    keepInvitations("t", { red: "key-red", green: "key-green" });
    expect(seatsToOffer("t", ["blue", "green"])).toEqual(["green"]);
    expect(seatsToOffer("u", ["blue", "green"])).toEqual([]);
  });
  it("goes to seats of people where nobody has sat or sits", () => {
    expect(emptySeats(sittings, { red: false, blue: true, green: false, black: true })).toEqual(["green"]);
  });
  it("ends when somebody sits down", () => {
    keepInvitations("t", { blue: "key-blue", green: "key-green" });
    dropInvitations("t", ["blue", "black"]);
    expect(invitations("t")).toEqual({ green: "key-green" });
    dropInvitations("t", ["green"]);
    expect(invitations("t")).toEqual({});
  });
});
