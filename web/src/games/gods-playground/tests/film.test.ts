import { describe, expect, it } from "vitest";
import type { GameEvent, View } from "../../../protocol";
import { scenes } from "../../../table/fold";
import { asCommonwealth } from "../commonwealth";
import { pointOf } from "../map";
import { beat, deedOf, sound } from "../scenes";
import film from "./film.json"; // a real one: see tests/film.py

describe("a film", () => {
  const [before, after, events] = [film.before as View, film.after as View, film.events as GameEvent[]];
  const shown = scenes(asCommonwealth(before), events);
  it("ends on the board as it is", () => {
    expect(shown.at(-1)!.view).toEqual(after);
    expect(before).not.toEqual(after);
  });
  it("shows each event on the board it left behind", () => {
    const k = shown.findIndex(({ event }) => event.event === "attacked" && event.entered !== 0);
    const entered = shown[k]!.event;
    const cubes = (at: number): number =>
      Object.values(shown[at]!.view.invaders[entered.region as "ukraine"]).reduce((a, b) => a + b, 0);
    expect(cubes(k) - cubes(k - 1)).toBe(entered.entered);
    expect(deedOf(entered).journey!.count).toBe(entered.entered);
  });
  it("knows where everything happens, on either layout", () => {
    for (const { arrow, journey, dice } of events.map(deedOf)) {
      for (const place of [arrow?.from, arrow?.to, journey?.from, journey?.to, dice?.at]) {
        if (place) expect([pointOf(place, "sheet"), pointOf(place, "country")], place).not.toContain(null);
      }
    }
  });
  it("takes its time where dice fall, even those of one's own choice", () => {
    for (const event of events.filter((e) => Array.isArray(e.dice))) {
      expect(beat(event, true)).toBeGreaterThanOrEqual(900);
      expect(sound(event)).toBe(deedOf(event).dice ? "dice" : null);
    }
  });
});
