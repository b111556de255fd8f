import { describe, expect, it } from "vitest";
import type { Empire, Plan } from "../empire";
import { forecast } from "../forecast";
import { hunger, lossSpan } from "../winter";
import { cubes, FACTS, plan, view } from "./empire";

const planned = (some: Partial<Plan>, facts: Partial<Empire> = {}) =>
  forecast(view({ plan: plan(some), ...facts }), FACTS);
const keys = (some: Partial<Plan>, facts: Partial<Empire> = {}): string[] =>
  planned(some, facts).warnings.map(({ space, key }) => `${space} ${key}`);

describe("what is left after the plan", () => {
  it("counts prices, taxes under every open event, and the bid", () => {
    const { thalers, grain } = planned({ palace: "altmark", taxes: "trier", grain: "mark", bid: "coin-1" });
    expect(thalers).toEqual({ low: 5, high: 7 }); // 4 - 1 - 3, and 5 or 7 of tax
    expect(grain).toEqual({ low: 6, high: 6 });
  });
  it("knows the event once it has come, the tile, and the leader", () => {
    const facts = { event: "poor-taxes", tile: { red: "thaler" }, leader: { red: "trier" } };
    expect(planned({ taxes: "trier" }, facts).thalers).toEqual({ low: 11, high: 11 });
    expect(planned({ palace: "trier" }, { leader: { red: "trier" } }).thalers).toEqual({ low: 2, high: 2 });
  });
  it("pays nothing for what cannot be paid", () => {
    expect(planned({ palace: "altmark", church: "trier" }).thalers).toEqual({ low: 1, high: 1 });
  });
});

describe("warnings", () => {
  it("tell when money runs out before an open action", () => {
    expect(keys({ palace: "altmark", church: "trier" })).toEqual(["church warn-money"]);
    expect(keys({ palace: "altmark", taxes: "trier", "armies-5": "mark" })).toEqual([]);
  });
  it("are doubtful while the order is hidden", () => {
    const row = { "1": "palace" } as Empire["row"];
    const [warning] = planned({ palace: "altmark", taxes: "trier", church: "mark" }, { row }).warnings;
    expect(warning).toMatchObject({ space: "church", key: "warn-money-maybe", sure: false, facts: { thalers: 1 } });
  });
  it("tell of sites and buildings", () => {
    const buildings = {
      altmark: { palace: 1, church: 0, "trading-house": 0 },
      mark: { palace: 0, church: 1, "trading-house": 0 },
    };
    expect(keys({ palace: "altmark" }, { buildings })).toEqual(["palace warn-same-building"]);
    expect(keys({ palace: "mark" }, { buildings })).toEqual(["palace warn-no-site"]);
  });
  it("tell of revolts, lone armies and empty supplies", () => {
    expect(keys({ taxes: "trier" }, { markers: { trier: 2 } })).toEqual(["taxes warn-revolt"]);
    expect(keys({ "battle-a": "trier" }, { armies: { trier: 1 } })).toEqual(["battle-a warn-one-army"]);
    const supply = { ...view().supply, armies: { red: 2 } };
    expect(keys({ "armies-3": "trier" }, { supply })).toEqual(["armies-3 warn-no-armies"]);
  });
  it("tell what the court cannot have", () => {
    const printed = { ...view().printed, expansions: { court: true, "region-cards": false, leaders: false } };
    const facts = { printed, tray: cubes({ red: 1 }) };
    expect(keys({ "court-3": "trier", "court-2": "tower", "court-1": "tower" }, facts)).toEqual([
      "court-3 warn-court-armies",
      "court-2 warn-tray",
    ]);
  });
});

describe("a winter now", () => {
  it("takes the loss of an event still open", () => {
    expect(lossSpan(["poor-taxes", "rich-harvest"], FACTS)).toEqual({ low: 0, high: 3 });
  });
  it("follows the printed table, and beyond its end is no worse", () => {
    expect(hunger(view(), FACTS, "red", 0)).toEqual({ missing: 3, revolts: 2 });
    expect(hunger(view(), FACTS, "red", 3)).toEqual({ missing: 4, revolts: 2 });
    expect(hunger(view({ grain: { red: 9 } }), FACTS, "red", 3)).toEqual({ missing: 0, revolts: 0 });
  });
});
