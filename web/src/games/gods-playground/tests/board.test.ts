import { describe, expect, it } from "vitest";
import { arrange, blocksLeft, nextStep, NOTHING, placed } from "../blocks";
import {
  ENEMIES,
  isDoubtful,
  REGIONS,
  worthCertainty,
  type Blocks,
  type BoardFacts,
  type Commonwealth,
  type Region,
} from "../commonwealth";
import { meet } from "../../../lib/lettering";
import { nearest } from "../../../lib/walking";
import { ANCHORS, circleAt, expansion, march, pointOf } from "../map";
import { campOf, crowdOf, flow, standing, troopsOf } from "../pieces";
import { choicesAt, eventPlaces, hasPlace, placesOf, wishAt } from "../places";
import { beat, deedOf, sound } from "../scenes";
import { ENEMY_DICE } from "../looks";
import type { GameEvent } from "../../../protocol";

const each = <K extends string, T>(keys: readonly K[], value: () => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, value()])) as Record<K, T>;
const SEATS = ["white", "blue", "red"];
const CIRCLES = ["1", "2", "3", "4", "5", "6"];

const view = (facts: Partial<Commonwealth> = {}): Commonwealth =>
  ({
    stage: "act",
    phase: "campaigns",
    seat: "red",
    seats: SEATS,
    round: 1,
    muster: null,
    black: "teutonic-knights",
    nobles: each(SEATS, () => each(REGIONS, () => 2)),
    campaigners: each(SEATS, () => each(ENEMIES, () => 0)),
    infantry: each(SEATS, () => each(REGIONS, () => 1)),
    cavalry: each(SEATS, () => each(REGIONS, () => 0)),
    artillery: each(SEATS, () => each(REGIONS, () => 0)),
    blocks: each(SEATS, () => ({ "0": 2, "1": 2, "2": 2, "3": 2, "4": 2, "5": 2 })),
    estate: each(REGIONS, () => ({ ...each(CIRCLES, () => null), "1": "red", "2": "blue" })),
    manager: each(REGIONS, () => each(CIRCLES, () => 0)),
    city: each(REGIONS, () => each(CIRCLES, () => 0)),
    value: each(REGIONS, () => 3),
    invaders: each(REGIONS, () => each(ENEMIES, () => 0)),
    influence: each(REGIONS, () => 0),
    strength: each(ENEMIES, () => 0),
    king: each(ENEMIES, () => 0),
    forecast: each(ENEMIES, () => ({ strength: 4, against: 0, enters: 4, treaty: false })),
    cossacks: { box: 1, ukraine: 1, tatars: 0 },
    crown: { infantry: 2, cavalry: 2, artillery: 0 },
    influence_box: 3,
    vienna: 0,
    treaty: null,
    ...facts,
  }) as unknown as Commonwealth;

// ---- blocks ----
const blocks = (facts: Partial<Blocks>): Blocks => ({ ...NOTHING, ...facts });
const FULL: Blocks = { prussia: 0, lithuania: 1, ukraine: 2, "little-poland": 3, "greater-poland": 4, court: 5 };

describe("blocks on spots", () => {
  it("are laid one by one", () => {
    expect(nextStep(NOTHING, blocks({ ukraine: 3, court: 5 }))).toEqual(["assign ukraine 3", "assign court 5"]);
    expect(nextStep(FULL, FULL)).toEqual([]);
  });
  it("are exchanged when all six lie, and taken back step by step before", () => {
    expect(nextStep(FULL, placed(FULL, "ukraine", 5))).toEqual(["clear ukraine", "assign ukraine 5"]);
    expect(nextStep(FULL, placed(FULL, "ukraine", null))).toEqual(["clear ukraine"]);
    expect(nextStep(blocks({ ukraine: 3 }), blocks({ ukraine: 4 }))).toBe("undo");
  });
  it("change places", () => {
    expect(placed(FULL, "ukraine", 5, "court")).toMatchObject({ ukraine: 5, court: 2 });
  });
  it("count what is left", () => {
    expect(blocksLeft(view({ assigned: blocks({ ukraine: 3, court: 3 }) }), 3)).toBe(0);
    expect(blocksLeft(view({ assigned: blocks({ ukraine: 3 }) }), 3)).toBe(1);
  });
});

/** A table that keeps what was played, refuses to clear an incomplete lay-out, and can take back. */
function table(ready = false) {
  const past: Blocks[] = [NOTHING];
  const state = { ready };
  return {
    blocks: () => past.at(-1)!,
    isReady: () => state.ready,
    play: (...choices: string[]) => {
      for (const choice of choices) {
        const [verb, spot = "", block] = choice.split(" ");
        past.push({ ...past.at(-1)!, [spot]: verb === "clear" ? null : Number(block) });
      }
      return Promise.resolve(true);
    },
    undo: () => {
      if (state.ready) state.ready = false;
      else past.pop();
      return Promise.resolve(past.length > 0);
    },
  };
}

describe("arranging at a table", () => {
  it("changes an early block and keeps the later ones", async () => {
    const seat = table();
    await seat.play("assign prussia 1", "assign ukraine 2", "assign court 3");
    expect(await arrange(seat, { ...seat.blocks(), prussia: 5 })).toBe(true);
    expect(seat.blocks()).toEqual(blocks({ prussia: 5, ukraine: 2, court: 3 }));
  });
  it("makes whoever was ready think again", async () => {
    const seat = table(true);
    await seat.play("assign prussia 1");
    await arrange(seat, blocks({ prussia: 1, court: 0 }));
    expect(seat.isReady()).toBe(false);
    expect(seat.blocks()).toEqual(blocks({ prussia: 1, court: 0 }));
  });
});

// ---- places ----
describe("the part of the board a choice concerns", () => {
  it("is a region, a box, a circle, the court", () => {
    const here = view({ muster: "ukraine" });
    expect(placesOf("build lithuania", here)).toEqual(["lithuania"]);
    expect(placesOf("campaign ukraine crown", here)).toEqual(["ukraine", "tatars"]);
    expect(placesOf("treaty sweden 4", here)).toEqual(["black"]);
    expect(placesOf("strike vienna", here)).toEqual(["habsburgs"]);
    expect(placesOf("manager prussia 2", here)).toEqual(["prussia", "estate prussia 2"]);
    expect(placesOf("buy cossack", here)).toEqual(["ukraine", "cossacks"]);
    expect(placesOf("assign court 5", here)).toEqual(["court"]);
    expect(hasPlace("pass")).toBe(false);
  });
  it("with a noble in hand is where it goes", () => {
    const offer = ["move ukraine prussia", "move ukraine lithuania", "veto prussia"];
    expect(choicesAt("prussia", view(), offer, "ukraine")).toEqual(["move ukraine prussia"]);
    expect(choicesAt("ukraine", view(), offer, null)).toEqual(offer.slice(0, 2));
  });
  it("asks why about what is not offered", () => {
    expect(wishAt("prussia", view({ stage: "build" }), null)).toBe("build prussia");
    expect(wishAt("black", view({ stage: "act" }), null)).toBe("treaty teutonic-knights");
    expect(wishAt("tatars", view({ stage: "campaign" }), null)).toBe("campaign ukraine");
    expect(wishAt("estate ukraine 3", view({ stage: "act" }), null)).toBe("manager ukraine 3");
  });
  it("is named by events, from where to where", () => {
    const where = (name: string, facts: object): string[] => eventPlaces({ event: name, rule: "", ...facts });
    expect(where("attacked", { foe: "ottomans", region: "greater-poland" })).toEqual(["habsburgs", "greater-poland"]);
    expect(where("spread", { foe: "sweden", origin: "prussia", region: "lithuania" })).toEqual([
      "prussia",
      "lithuania",
    ]);
    expect(where("campaigned", { seat: "red", region: "ukraine", foe: "tatars" })).toEqual(["ukraine", "tatars"]);
  });
});

// ---- what is shown of events ----
const event = (name: string, facts: object = {}): GameEvent => ({ event: name, rule: "GP-11.4", ...facts });

describe("a deed", () => {
  it("has dice in the colours of the enemies they name", () => {
    const { dice } = deedOf(event("attack-dice", { dice: [3, 3, 6, 0] }));
    expect(dice!.values).toEqual([3, 3, 6]);
    expect(dice!.look(3)).toEqual(ENEMY_DICE.tatars);
    expect(dice!.at).toBe("court");
  });
  it("goes from where to where, with its cubes", () => {
    const attack = deedOf(event("attacked", { foe: "tatars", region: "ukraine", strength: 8, cubes: 0, entered: 8 }));
    expect(attack.arrow).toMatchObject({ from: "tatars", to: "ukraine" });
    expect(attack.journey).toMatchObject({ from: "tatars", to: "ukraine", count: 8, kind: "cube" });
    const spread = deedOf(event("spread", { foe: "tatars", origin: "ukraine", region: "lithuania", cubes: 3 }));
    expect(spread.journey).toMatchObject({ from: "ukraine", to: "lithuania", count: 3 });
    expect(deedOf(event("attacked", { foe: "tatars", region: "ukraine", entered: 0 })).journey).toBeNull();
  });
  it("cancels cubes of two colours", () => {
    const { clash } = deedOf(event("cancelled", { foe: "tatars", other: "russia", region: "ukraine", cubes: 2 }));
    expect(clash).toMatchObject({ region: "ukraine", cubes: 2 });
    expect(clash!.faces.map((face) => face.emblem)).toEqual(["tatars", "russia"]);
  });
  it("of one's own needs no showing, one of the enemies does", () => {
    expect(beat(event("built", { region: "ukraine" }), true)).toBe(0);
    expect(beat(event("built", { region: "ukraine" }), false)).toBeGreaterThan(0);
    expect(beat(event("attacked"), true)).toBeGreaterThan(0);
    expect(sound(event("earned"))).toBeNull();
  });
});

// ---- the drawn board ----
describe("the map", () => {
  it("has an arrow for any two regions, on the sheet", () => {
    for (const from of REGIONS) {
      for (const to of REGIONS) {
        if (from !== to) expect(expansion(from, to).path).not.toContain("NaN");
      }
    }
    expect(march("tatars", "ukraine")).toMatch(/^M/);
    expect(march("tatars", "tatars")).toBeNull();
  });
  it("is walked with the arrow keys", () => {
    const places = [...REGIONS, ...ENEMIES, "court"];
    const ground = { places, pointOf };
    expect(nearest("prussia", [1, 0], ground)).toBe("lithuania");
    expect(nearest("little-poland", [0, 1], ground)).toBe("ottomans");
    const reached = new Set(["prussia"]);
    for (const place of reached) {
      for (const to of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = nearest(place, to, ground);
        if (next) reached.add(next);
      }
    }
    expect([...reached].sort()).toEqual([...places].sort());
    expect(pointOf("nowhere")).toBeNull();
  });
});

// ---- pieces ----
describe("what stands on the board", () => {
  it("is a piece with a number beside it, nothing where nothing stands", () => {
    const here = view();
    here.invaders.ukraine.tatars = 11;
    const crowd = crowdOf(here, "ukraine").map(({ key, count }) => [key, count]);
    expect(crowd).toEqual([...SEATS.map((seat) => [seat, 2]), ["cossacks", 1], ["tatars", 11]]);
    expect(troopsOf(here, "ukraine").map(({ key }) => key)).toEqual(SEATS.map((seat) => `${seat} infantry`));
    expect(campOf(here, "habsburgs").map(({ key, count }) => [key, count])).toEqual([["markers", 3]]);
    expect(campOf(here, "russia")).toEqual([]);
  });
  it("lies in rows, each in the middle, none wider than the room", () => {
    const rows = flow([40, 40, 40, 60], (width) => width, 100);
    expect(rows.map(({ x, row }) => [x, row])).toEqual([
      [-40, 0],
      [0, 0],
      [-50, 1],
      [-10, 1],
    ]);
    expect(flow([], () => 1, 9)).toEqual([]);
  });
  it("stands beside the arrows, however much there is", () => {
    const arrows: [Region, Region][] = REGIONS.flatMap((from, k) => {
      const [before, after] = [REGIONS.at(k - 1)!, REGIONS[(k + 1) % REGIONS.length]!];
      return [before, after].map((to): [Region, Region] => [from, to]);
    });
    const taken = arrows.map(([from, to]) => {
      const { path, tail } = expansion(from, to);
      const numbers = path.match(/-?[\d.]+/g)!.map(Number);
      const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, k) => k % 2 === odd)) as [number[], number[]];
      return {
        left: Math.min(...xs, tail[0] - 12),
        right: Math.max(...xs, tail[0] + 12),
        top: Math.min(...ys, tail[1] - 12),
        bottom: Math.max(...ys, tail[1] + 12),
      };
    });
    const one = each(SEATS, () => each(REGIONS, () => 1));
    const invaded = each(REGIONS, () => ({ ...each(ENEMIES, () => 0), tatars: 1 }));
    const some: Partial<Commonwealth>[] = [{}, { cavalry: one }, { cavalry: one, artillery: one }];
    for (const facts of some.flatMap((few) => [few, { ...few, invaders: invaded }]))
      for (const region of REGIONS)
        for (const { piece, left, y, size } of standing(view(facts), region, "sheet")) {
          const [x, at] = [ANCHORS.sheet[region][0] + left, ANCHORS.sheet[region][1] + y];
          const box = { left: x, right: x + size, top: at - size / 2, bottom: at + size / 2 };
          expect(
            taken.some((arrow) => meet(arrow, box)),
            `${region} ${piece.key}`,
          ).toBe(false);
        }
  });
  it("has its circles in a row around the middle", () => {
    const xs = [0, 1, 2, 3, 4].map((k) => circleAt(k, 5, "sheet"));
    expect(xs.reduce((a, b) => a + b)).toBeCloseTo(0);
    expect(xs[1]! - xs[0]!).toBeGreaterThan(44);
  });
});

describe("certainty", () => {
  const fact = { value: [2, 3], certainty: "reconstructed" };
  const facts = { estates: { prussia: fact } } as unknown as BoardFacts;
  const with_ = (worth: number[]): Commonwealth =>
    view({ printed: { worth: { prussia: worth } } } as unknown as Partial<Commonwealth>);
  it("is marked, unless the table brought its own number", () => {
    expect(isDoubtful(worthCertainty(facts, with_([2, 3]), "prussia"))).toBe(true);
    expect(isDoubtful(worthCertainty(facts, with_([2, 4]), "prussia"))).toBe(false);
  });
});
