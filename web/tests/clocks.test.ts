/** Clocks that count down in the page, and one's own quiet hours. */
import { describe, expect, it } from "vitest";
import { daysOf, lengthOf, nothing, stretchesOf, whyNot, whyNotDays } from "../src/clocks/hours";
import { isShort, leftOf, passed, rungKey } from "../src/clocks/running";
import { DAY, HOUR } from "../src/clocks/terms";

describe("a clock", () => {
  const running = { seat: "red", runs: true, turn: 10, reserve: 60 };

  it.each([
    [0, 10, 60],
    [4, 6, 60],
    [15, 0, 55],
    [99, 0, 0],
  ])("has, after %s seconds, %s of the turn and %s in reserve", (seconds, turn, reserve) => {
    expect(leftOf(running, 5000, 5000 + 1000 * seconds)).toEqual({ turn, reserve });
  });

  it("that stands keeps what it has", () => {
    expect(leftOf({ ...running, runs: false }, 0, 1e9)).toEqual({ turn: 10, reserve: 60 });
  });

  it("is short in its last minute, or in its last hours by correspondence", () => {
    expect(isShort("live", { turn: 0, reserve: 61 })).toBe(false);
    expect(isShort("live", { turn: 0, reserve: 60 })).toBe(true);
    expect(isShort("correspondence", { turn: DAY, reserve: 0 })).toBe(false);
    expect(isShort("correspondence", { turn: HOUR, reserve: HOUR })).toBe(true);
    expect(isShort("none", { turn: 0, reserve: 0 })).toBe(false);
  });

  it("says what is over: its time, or the table's patience with whoever is away", () => {
    const left = { turn: 0, reserve: 1723 };
    expect(rungKey({ seat: "red", rung: "over" }, "live", left)).toBe("rung-missed");
    expect(rungKey({ seat: "red", rung: "over" }, "live", { turn: 0, reserve: 0 })).toBe("rung-over");
    expect(rungKey({ seat: "red", rung: "over" }, "none", { turn: 0, reserve: 0 })).toBe("rung-missed");
    expect(rungKey({ seat: "red", rung: "nudged" }, "live", left)).toBe("rung-nudged");
    expect(rungKey({ seat: "red" }, "live", left)).toBeNull();
  });

  it("is announced when a moment passes, once, and the last of several", () => {
    expect(passed("live", 61, 60)).toBe(60);
    expect(passed("live", 60, 59)).toBeNull();
    expect(passed("live", Infinity, 200)).toBe(300);
    expect(passed("live", 400, 5)).toBe(10);
  });
});

describe("quiet hours", () => {
  it("may go over midnight", () => {
    expect(lengthOf({ from: "22:30", to: "07:00" })).toBe(8.5 * 60);
    expect(lengthOf({ from: "07:00", to: "07:00" })).toBe(0);
  });

  it("of most of the day are refused beforehand", () => {
    expect(whyNot({ ...nothing("UTC"), from: "08:00", to: "07:00" })).toBe("hours-too-long");
    expect(whyNot({ ...nothing("UTC"), from: "08:00", to: "00:00" })).toBeNull();
  });

  it.each([
    ["2027-01-10", "2027-03-10", [], null],
    ["2027-01-10", "", [], null],
    ["2027-01-10", "2027-07-01", [], { key: "hours-days-many", count: 173 }],
    ["2027-01-10", "2027-03-10", ["2027-01-10", "2027-04-01"], { key: "hours-days-many", count: 61 }],
    ["2027-01-10", "2027-01-09", [], { key: "hours-days-order" }],
    ["2027-01-09", "2027-01-12", [], { key: "hours-days-past" }],
    ["2028-01-11", "", [], null],
    ["2028-01-11", "2028-01-12", [], { key: "hours-days-far" }],
  ])("do not take holidays from %s to %s beside %s without saying why", (first, last, named, why) => {
    expect(whyNotDays(first, last, named, "2027-01-10")).toEqual(why);
  });

  it("name each day of a stretch, over the ends of months", () => {
    expect(daysOf("2027-02-27", "2027-03-01")).toEqual(["2027-02-27", "2027-02-28", "2027-03-01"]);
    expect(daysOf("2027-02-27", "")).toEqual(["2027-02-27"]);
    expect(daysOf("2027-02-27", "2027-02-26")).toEqual([]);
    expect(daysOf("", "")).toEqual([]);
  });

  it("are shown as stretches", () => {
    expect(stretchesOf(["2027-03-01", "2027-02-28", "2027-05-01"])).toEqual([
      ["2027-02-28", "2027-03-01"],
      ["2027-05-01", "2027-05-01"],
    ]);
  });
});
