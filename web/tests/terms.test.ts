/** What a table agrees on about time. */
import { describe, expect, it, vi } from "vitest";
import { face, spell, unitName } from "../src/clocks/durations";
import { brief, spoken } from "../src/clocks/telling";
import { DAY, HOUR, KINDS, MINUTE, timingOf, usual, whyNot } from "../src/clocks/terms";

/** Words are told apart by their keys here. */
vi.mock(import("../src/words.svelte"), async (original) => ({ ...(await original()), say: (key: string) => key }));

describe("terms", () => {
  it.each(KINDS)("come with numbers the server takes, %s", (kind) => {
    expect(whyNot(usual(kind), true)).toBeNull();
    expect(usual(kind).clock.kind).toBe(kind);
  });

  it("say beforehand what the server would refuse", () => {
    const timing = usual("none", true);
    expect(whyNot(timing, false)).toBeNull();
    expect(whyNot(timing, true)).toBe("terms-rated-bots");
    const early = usual("none");
    early.absence.nudge = MINUTE;
    expect(whyNot(early, false)).toBe("terms-ladder-down");
  });

  it("do not speak of an increment of nothing", () => {
    const timing = usual("live");
    expect([spoken(timing, "en"), brief(timing, "en")].map((told) => told.split(" ")[0])).toEqual([
      "terms-says-live",
      "terms-brief-live",
    ]);
    timing.clock.increment = 0;
    expect([spoken(timing, "en"), brief(timing, "en")].map((told) => told.split(" ")[0])).toEqual([
      "terms-says-live-plain",
      "terms-brief-live-plain",
    ]);
  });

  it("are whole though what is usual was left out", () => {
    expect(timingOf({})).toEqual(usual("none"));
    const told = timingOf({ clock: { kind: "live" }, absence: { then: "end" } });
    expect([told.clock.reserve, told.absence.then, told.absence.last]).toEqual([30 * MINUTE, "end", 3 * DAY]);
  });
});

describe("durations", () => {
  it.each([
    [0, "0 seconds"],
    [30, "30 seconds"],
    [90, "1 minute, 30 seconds"],
    [HOUR, "1 hour"],
    [DAY + 6 * HOUR + 59, "1 day, 6 hours"],
  ])("%s seconds are %s", (seconds, said) => expect(spell(seconds, "en")).toBe(said));

  it.each([
    [-3, "0:00"],
    [0.2, "0:01"],
    [65, "1:05"],
    [HOUR + 65, "1:01:05"],
    [2 * DAY + HOUR + 65, "2 days 1 hr"],
  ])("a clock with %s seconds shows %s", (seconds, shown) => expect(face(seconds, "en")).toBe(shown));

  it("units are as many as there are", () => {
    expect([1, 2, 5].map((count) => unitName(count, "hour", "pl"))).toEqual(["godzina", "godziny", "godzin"]);
  });
});
