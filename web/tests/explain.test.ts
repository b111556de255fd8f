import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { explanation, placed, rulesOf, type Sign } from "../src/lib/explain";
import type { GameInfo } from "../src/protocol";
import { Text } from "../src/text";

function words(source: string): Text {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return new Text(bundle);
}

const text = words(`
explain-ship = Carries { $load } barrels.
    .title = Ship
explain-tide = Comes and goes.
tide = Tide
phase-sailing = Sailing
rule-S-2_1 = All sail at once.
`);
const own = words("explain-undo = Takes it back.");
const info = {
  phases: [
    { phase: "loading", rule: "S-1.1" },
    { phase: "sailing", rule: "S-2.1" },
    { phase: "landing", rule: "S-2.3" },
    { phase: "end", rule: "" },
  ],
  ledger: ["S-1.1", "S-1.2", "S-2.1", "S-2.2", "S-2.3"].map((id) => ({ id, ruling: false })),
} as unknown as GameInfo;
const told = (key: string, more: Partial<Sign> = {}) =>
  explanation({ key, facts: {}, rule: null, ...more }, info, text, own);

describe("an explanation", () => {
  it("has the game's words, with facts and a title", () => {
    expect(told("ship", { facts: { load: 4 }, rule: "S-1.2" })).toEqual({
      title: "Ship",
      body: "Carries 4 barrels.",
      rule: "S-1.2",
      phase: null,
    });
  });

  it("is headed by the name of the thing where it has no title of its own", () => {
    expect(told("tide")?.title).toBe("Tide");
  });

  it("may be the page's own", () => expect(told("undo")?.body).toBe("Takes it back."));

  it("of a phase is its rule where the game says nothing else", () => {
    expect(told("phase-sailing")).toEqual({
      title: "Sailing",
      body: "All sail at once.",
      rule: "S-2.1",
      phase: "sailing",
    });
  });

  it("is none where there are no words", () => expect(told("kraken")).toBeNull());
});

it("the rules of a phase end where another phase or chapter begins", () => {
  expect(rulesOf("loading", info)).toEqual(["S-1.1", "S-1.2"]);
  expect(rulesOf("sailing", info)).toEqual(["S-2.1", "S-2.2"]);
  expect(rulesOf("end", info)).toEqual([]);
});

describe("the note", () => {
  const screen = { width: 400, height: 300 };
  const note = { width: 120, height: 80 };
  const thing = (left: number, top: number) => ({ left, top, width: 20, height: 20 });

  it("stands below, or above where there is no room", () => {
    expect(placed(thing(200, 100), note, screen)).toEqual({ left: 150, top: 128 });
    expect(placed(thing(200, 260), note, screen)).toEqual({ left: 150, top: 172 });
    expect(placed(thing(200, 120), note, screen, "above")).toEqual({ left: 150, top: 32 });
  });

  it("stands beside where that is wanted, or below where there is no room", () => {
    expect(placed(thing(200, 100), note, screen, "beside")).toEqual({ left: 228, top: 100 });
    expect(placed(thing(280, 100), note, screen, "beside")).toEqual({ left: 230, top: 128 });
  });

  it.each([thing(0, 0), thing(390, 0), thing(0, 290), thing(390, 290), { left: 5, top: 5, width: 390, height: 290 }])(
    "never leaves the screen: %o",
    (at) => {
      const { left, top } = placed(at, note, screen);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + note.width).toBeLessThanOrEqual(screen.width);
      expect(top + note.height).toBeLessThanOrEqual(screen.height);
    },
  );
});
