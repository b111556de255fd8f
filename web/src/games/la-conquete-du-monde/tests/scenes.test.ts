import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../protocol";
import { sceneAt, type Scene } from "../../../table/follow.svelte";
import { Beats, dealtOf, fightOf, marchOf, rollOf, standing } from "../scenes";
import { asWorld } from "../world";
import story from "./story.json"; // a real one: see tests/film.py

const events = story.events as GameEvent[];
const scenes = (name: string): Scene[] =>
  events.flatMap((event, k) => (event.event === name ? [sceneAt({ seat: story.seat, events }, k + 1, 100)!] : []));

describe("what is shown of an event", () => {
  it("is dice in the colours of both sides, and nobody has fallen while they roll", () => {
    for (const scene of scenes("rolled")) {
      const roll = rollOf(scene)!;
      expect([roll.origin, roll.target]).toEqual(fightOf(scene));
      expect(roll.attacker).toBe(asWorld(scene.before).player);
      expect(roll.defender).not.toBe(roll.attacker);
      expect(standing(scene)).toBe(scene.before);
    }
    expect(scenes("rolled").length).toBeGreaterThan(0);
  });
  it("is armies on their way, which are not there yet", () => {
    for (const scene of [...scenes("conquered"), ...scenes("moved"), ...scenes("followed")]) {
      const { from, to, armies } = marchOf(scene)!;
      expect(from).not.toBeNull();
      expect(asWorld(scene.view).armies[to]).toBe(armies + standing(scene).armies[to]!);
    }
    expect(scenes("conquered").length).toBeGreaterThan(0);
  });
  it("is armies from outside where they are placed", () => {
    const [scene] = scenes("placed");
    expect(marchOf(scene!)).toMatchObject({ from: null, to: scene!.event.territory });
  });
});

describe("cards drawn", () => {
  it("are seen from behind, but for one's own", () => {
    const backs = scenes("drew").map((scene) => dealtOf(scene));
    expect(backs).toContainEqual({ seat: "blue", arm: null });
    for (const [k, scene] of scenes("drew").entries())
      expect(backs[k]).toEqual(scene.event.seat === story.seat ? null : { seat: scene.event.seat, arm: null });
    for (const scene of scenes("drew-card")) expect(dealtOf(scene)).toEqual({ seat: story.seat, arm: scene.event.arm });
    expect(scenes("drew-card").length).toBeGreaterThan(1);
  });
  it("are nobody's else: no other event deals one", () => {
    const others = [...new Set(events.map(({ event }) => event))].filter((name) => !name.startsWith("drew"));
    for (const scene of others.flatMap(scenes).slice(1)) expect(dealtOf(scene)).toBeNull();
  });
  it("are shown once, to everyone", () => {
    const beats = new Beats();
    const [drew, own] = [scenes("drew")[0]!.event, scenes("drew-card")[0]!.event];
    expect(beats.of(drew, false, story.seat)).toBe(0);
    expect(beats.of(drew, false, null)).toBeGreaterThan(0);
    expect(beats.of(drew, true, "blue")).toBeGreaterThan(0); // the next one's, when one has ended one's turn
    expect(beats.of(own, true, story.seat)).toBeGreaterThan(0);
  });
});

describe("how long it is shown", () => {
  const attacked = (target: string): GameEvent => ({ event: "attacked", rule: "CM-3.2", origin: "a", target });
  const rolled: GameEvent = { event: "rolled", rule: "CM-3.4" };
  it("is shorter for another round of the same attack", () => {
    const beats = new Beats();
    const times = ["b", "b", "c"].map(
      (target) => [beats.of(attacked(target), false, null), beats.of(rolled, false, null)][1]!,
    );
    expect(times[1]).toBeLessThan(times[0]!);
    expect(times[2]).toBe(times[0]);
  });
  it("is nothing for one's own choices, but for the dice", () => {
    const beats = new Beats();
    expect(beats.of({ event: "placed", rule: "CM-2.5" }, true, null)).toBe(0);
    expect(beats.of({ event: "placed", rule: "CM-2.5" }, false, null)).toBeGreaterThan(0);
    expect(beats.of(rolled, true, null)).toBeGreaterThan(0);
  });
});
