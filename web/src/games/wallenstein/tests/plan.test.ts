import { describe, expect, it } from "vitest";
import type { Choice } from "../../../protocol";
import type { Plan, Space } from "../empire";
import { asTheyLie, hasPlace, intent, isOffered } from "../intents";
import { arrange, handOf, meant, placed, stepsTo } from "../plan";
import { FACTS, plan, view } from "./empire";

/** A table that lays cards as the server does: `clear` only from a whole plan. */
class Table {
  log: string[] = [];
  now: Plan;
  constructor(
    start: Partial<Plan>,
    private ready = false,
    private readonly refuses = "",
  ) {
    this.now = plan(start);
  }
  plan = (): Plan => this.now;
  isReady = (): boolean => this.ready;
  offer = (): Choice[] =>
    Object.values(this.now).filter((card) => card !== null).length < 3
      ? []
      : Object.keys(this.now).map((space) => `clear ${space}`);
  play = (...choices: Choice[]): Promise<boolean> => {
    this.log.push(choices.join(", "));
    for (const choice of choices) {
      if (choice === this.refuses) return Promise.resolve(false);
      const [verb, space, card] = choice.split(" ");
      this.now = { ...this.now, [space as Space]: verb === "clear" ? null : card };
    }
    return Promise.resolve(true);
  };
  undo = (all: boolean): Promise<boolean> => {
    this.log.push(all ? "undo all" : "undo");
    if (all) this.now = plan();
    else this.ready = false;
    return Promise.resolve(true);
  };
}

describe("cards on spaces", () => {
  it("are coins as bids only", () => {
    expect(meant("bid", "coin-3")).toBe("coin-3");
    expect(meant("palace", "coin-3")).toBe("blank");
    expect(meant("palace", "tower")).toBe("blank");
    expect(meant("court-3", "tower")).toBe("tower");
  });
  it("change places with what lies there", () => {
    const now = plan({ taxes: "trier", grain: "mark" });
    expect(placed(now, "grain", "trier")).toMatchObject({ grain: "trier", taxes: "mark" });
    expect(placed(now, "palace", "trier")).toMatchObject({ palace: "trier", taxes: null });
  });
  it("leave the bid to coins when a blank changes places", () => {
    const now = plan({ bid: "trier", grain: "blank" });
    expect(placed(now, "grain", "trier")).toMatchObject({ grain: "trier", bid: null });
  });
  it("go back into the hand", () => {
    expect(placed(plan({ taxes: "trier" }), "taxes", null).taxes).toBeNull();
  });
  it("count coins that lie nowhere", () => {
    const hand = handOf(view({ plan: plan({ grain: "blank", bid: "coin-2", taxes: "trier" }) }), FACTS);
    expect(hand).toEqual({ counties: ["altmark", "anhalt", "trier", "mark"], blanks: 3, towers: 0 });
  });
});

describe("arranging", () => {
  it("lays what is missing", () => {
    expect(stepsTo(plan(), plan({ taxes: "trier", bid: "coin-1" }), [])).toEqual([
      "plan taxes trier",
      "plan bid coin-1",
    ]);
  });
  it("takes a card back from a whole plan by itself", async () => {
    const table = new Table({ taxes: "trier", grain: "mark", bid: "coin-1" });
    expect(await arrange(table, plan({ taxes: "trier", grain: "anhalt", bid: "coin-1" }))).toBe(true);
    expect(table.log).toEqual(["clear grain, plan grain anhalt"]);
  });
  it("begins anew where one card cannot be taken back", async () => {
    const table = new Table({ taxes: "trier", grain: "mark" });
    expect(await arrange(table, plan({ taxes: "mark", grain: "trier" }))).toBe(true);
    expect(table.log).toEqual(["undo all", "plan grain trier, plan taxes mark"]);
  });
  it("is ready no more", async () => {
    const table = new Table({ taxes: "trier" }, true);
    await arrange(table, plan({ taxes: "trier", grain: "mark" }));
    expect(table.log).toEqual(["undo", "plan grain mark"]);
  });
  it("lays the cards as they were if it is refused", async () => {
    const table = new Table({ taxes: "trier", grain: "mark" }, false, "plan bid coin-4");
    expect(await arrange(table, plan({ grain: "trier", bid: "coin-4" }))).toBe(false);
    expect(table.now).toEqual(plan({ taxes: "trier", grain: "mark" }));
  });
});

describe("a click on a county", () => {
  it("picks its card while planning", () => {
    expect(intent(view(), ["plan taxes trier"], "trier")).toEqual({ kind: "card", county: "trier" });
    expect(isOffered(view(), ["plan taxes trier"], "bremen")).toBe(false);
  });
  it("asks how many armies march, or why none do", () => {
    const marching = view({ stage: "march" });
    const offer = ["march bremen 1", "march bremen 2", "pass"];
    expect(intent(marching, offer, "bremen")).toEqual({ kind: "choose", county: "bremen" });
    expect(intent(marching, offer, "trier")).toEqual({ kind: "why", choice: "march trier 1" });
  });
  it("plays the only choice there is", () => {
    const garrison = view({ stage: "garrison" });
    expect(intent(garrison, ["garrison trier"], "trier")).toEqual({ kind: "play", choice: "garrison trier" });
  });
  it("is no button", () => {
    expect(hasPlace("march bremen 2") && hasPlace("plan bid coin-1") && hasPlace("ready")).toBe(true);
    expect(hasPlace("pass") || hasPlace("add")).toBe(false);
  });
});

describe("the draft", () => {
  it("offers its open cards as they lie", () => {
    const drafting = view({ stage: "draft", open: { first: "trier", second: "bremen" } });
    expect(asTheyLie(drafting, ["take bremen", "take trier", "draw"])).toEqual(["take trier", "take bremen", "draw"]);
  });
});
