import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../protocol";
import { arrowPath } from "../geometry";
import { written } from "../naming";
import { Film } from "../film.svelte";
import { filmLength, heap, throwsOf, total } from "../tower";
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
  it("make a film as long as there are cubes", () => {
    expect(filmLength(filling!)).toBeGreaterThan(filmLength(battle!));
  });
});

describe("the film", () => {
  const all = throwsOf([...FILLING, ...BATTLE]);
  const seated = (known: number): Film => {
    const film = new Film();
    film.follow(all.slice(0, known), false);
    return film;
  };
  it("shows the last throw to whoever comes in, and plays none", () => {
    const film = seated(2);
    expect([film.at, film.playing, film.fresh]).toEqual([1, false, false]);
  });
  it("plays what is new from its beginning, and can be skipped", () => {
    const film = seated(0);
    film.follow(all, false);
    expect([film.at, film.playing, film.fresh]).toEqual([0, true, true]);
    film.skip();
    expect([film.at, film.playing]).toEqual([1, false]);
  });
  it("moves nothing for those who want no motion", () => {
    const film = seated(1);
    film.follow(all, true);
    expect([film.at, film.playing, film.fresh]).toEqual([1, false, true]);
  });
  it("is put away until there is something new or older ones are asked for", () => {
    const film = seated(2);
    film.dismiss();
    expect(film.shown).toBeNull();
    film.go(0);
    expect(film.shown).toBe(all[0]);
  });
  it("forgets what was taken back", () => {
    const film = seated(2);
    film.follow(all.slice(0, 1), false);
    expect(film.at).toBe(0);
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
