import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../protocol";
import type { Session } from "../../../table/session.svelte";
import { arrowPath } from "../geometry";
import { written } from "../naming";
import { beat } from "../beats";
import { Throws } from "../throws.svelte";
import { fightAt, heap, throwsOf, total } from "../tower";
import { cubes } from "./empire";

const event = (name: string, facts: object = {}): GameEvent => ({ event: name, rule: "W-3.1", ...facts }) as GameEvent;
const FILLING = [
  event("cubes-thrown", cubes({ red: 7, peasants: 10 })),
  event("cubes-out", cubes({ red: 4, peasants: 8 })),
  event("tower-filled", cubes({ red: 3, peasants: 2 })),
];
const BATTLE = [
  event("attacked", { seat: "blue", origin: "anhalt", county: "kursachsen", defender: "yellow", armies: 4 }),
  event("attacker-added", { seat: "blue" }),
  event("cubes-thrown", cubes({ blue: 4, yellow: 3 })),
  event("cubes-out", cubes({ blue: 3, yellow: 1, peasants: 1 })),
  event("conquered", { seat: "blue", county: "kursachsen" }),
];

describe("throws into the tower", () => {
  const [filling, battle] = throwsOf([...FILLING, ...BATTLE]);
  it("are found with their cause and their result", () => {
    expect(filling).toMatchObject({ index: 1, cause: null, county: null });
    expect(battle).toMatchObject({ index: 6, seat: "blue", county: "kursachsen" });
    expect(battle?.result?.event).toBe("conquered");
  });
  it("tell what stayed and what was shaken loose", () => {
    expect(battle?.stayed).toEqual(cubes({ blue: 1, yellow: 2 }));
    expect(battle?.inside).toEqual(cubes({ red: 3, peasants: 1, blue: 1, yellow: 2 }));
    expect(battle?.freed).toEqual(cubes({ peasants: 1 }));
  });
  it("have no result while somebody is still asked", () => {
    expect(throwsOf(BATTLE.slice(0, 4))[0]?.result).toBeNull();
    expect(throwsOf(BATTLE.slice(0, 3))).toEqual([]);
  });
  it("are shown for longer the more cubes fall", () => {
    expect(beat(FILLING[0]!, false)).toBeGreaterThan(beat(BATTLE[2]!, false));
  });
});

describe("a fight", () => {
  it("lasts up to its result", () => {
    const lasts = [1, 2, 3, 4, 5].map((known) => fightAt(BATTLE.slice(0, known))?.event);
    expect(lasts).toEqual(Array(5).fill("attacked"));
    expect(fightAt([...BATTLE, event("built")])).toBeNull();
    expect(fightAt(FILLING)).toBeNull();
  });
});

describe("beats", () => {
  const moved = event("moved", { seat: "blue" });
  it("show others' moves, and luck whoever met it", () => {
    expect([beat(moved, false) > 0, beat(moved, true)]).toEqual([true, 0]);
    expect(beat(BATTLE[3]!, true)).toBeGreaterThan(0);
    expect(beat(event("fed"), false)).toBe(0);
  });
});

describe("the last throw", () => {
  const events = [...FILLING, ...BATTLE];
  const seated = (point: number): Throws => {
    const throws = new Throws({ events, point, scene: null } as unknown as Session);
    throws.open();
    return throws;
  };
  it("is shown to whoever comes in, as nothing new", () => {
    const throws = seated(events.length);
    expect([throws.at, throws.shown?.county, throws.fresh]).toEqual([1, "kursachsen", false]);
  });
  it("is none before its cubes are out", () => expect(seated(6).at).toBe(0));
  it("is put away until older ones are asked for", () => {
    const throws = seated(events.length);
    throws.dismiss();
    expect(throws.shown).toBeNull();
    throws.go(0);
    expect(throws.shown?.index).toBe(1);
  });
});

describe("a heap", () => {
  it("shows every cube once", () => {
    const found = heap(cubes({ red: 2, peasants: 3 }));
    expect(found.map(({ colour }) => colour)).toEqual(["red", "peasants", "red", "peasants", "peasants"]);
    expect(new Set(found.map(({ key }) => key)).size).toBe(total(cubes({ red: 2, peasants: 3 })));
  });
});

describe("the map", () => {
  it("draws arrows between counters that stand apart", () => {
    expect(arrowPath([0, 0], [200, 0], 1)).toMatch(/^M26/);
    expect(arrowPath([0, 0], [2, 0], 1)).toBeNull();
    expect(arrowPath(undefined, [2, 0], 1)).toBeNull();
  });
  it("breaks long names", () => {
    expect(written("Niederösterreich")).toEqual(["Nieder-", "österreich"]);
    expect(written("Hessen-Darmstadt")).toEqual(["Hessen-", "Darmstadt"]);
    expect(written("Köln")).toEqual(["Köln"]);
  });
});
