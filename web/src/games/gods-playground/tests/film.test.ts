import { describe, expect, it } from "vitest";
import type { GameEvent, View } from "../../../protocol";
import { scenes } from "../../../table/fold";
import { asCommonwealth } from "../commonwealth";
import { eventPlaces } from "../places";
import { stepsOf } from "../steps";
import film from "./film.json"; // a real one: see tests/film.py

describe("a film", () => {
  const [before, after, events] = [film.before as View, film.after as View, film.events as GameEvent[]];
  it("ends on the board as it is", () => {
    expect(scenes(before, events).at(-1)!.view).toEqual(after);
    expect(before).not.toEqual(after);
  });
  it("shows each event on the board it left behind", () => {
    const steps = stepsOf(asCommonwealth(before), events, eventPlaces);
    const entered = steps.find(({ event }) => event.event === "attacked" && event.entered !== 0)!;
    const [region, k] = [String(entered.event.region) as "ukraine", steps.indexOf(entered)];
    const cubes = (at: number): number => Object.values(steps[at]!.scene.invaders[region]).reduce((a, b) => a + b, 0);
    expect(cubes(k) - cubes(k - 1)).toBe(entered.event.entered);
    expect(steps.find(({ event }) => event.event === "attack-dice")!.scene.phase).toBe("enemy-attacks");
  });
});
