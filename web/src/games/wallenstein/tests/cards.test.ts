import { expect, it } from "vitest";
import type { GameEvent, View } from "../../../protocol";
import { draftedOf, turnedOf } from "../cards";

const event = (name: string, facts: object = {}): GameEvent => ({ event: name, rule: "", ...facts });
const plans = (shown: object): View => ({ seats: ["red", "blue"], shown }) as unknown as View;
const scene = (before: object, view: object, what = event("action-shown")) => ({
  event: what,
  before: plans(before),
  view: plans(view),
});

it("finds the card of a plan that has just been turned over", () => {
  const before = { red: { palace: "saxony" }, blue: { palace: null } };
  const view = { red: { palace: "saxony" }, blue: { palace: "bohemia" } };
  expect(turnedOf(scene(before, view))).toEqual({ seat: "blue", space: "palace", card: "bohemia" });
});

it("finds none where cards are only put away, or nothing was face down", () => {
  const view = { red: { palace: "saxony" }, blue: { palace: null } };
  expect(turnedOf(scene(view, view))).toBeNull();
  expect(turnedOf(scene(view, { red: { palace: null }, blue: { palace: null } }))).toBeNull();
});

it("turns over the county a revolt breaks out in", () => {
  const drawn = event("revolt-drawn", { seat: "red", county: "saxony" });
  expect(turnedOf(scene({}, {}, drawn))).toEqual({ seat: "red", space: "revolt", card: "saxony" });
});

it("takes drafted counties to their owner", () => {
  expect(draftedOf({ event: event("county-drawn", { seat: "blue", county: "bohemia" }) })).toEqual({
    seat: "blue",
    county: "bohemia",
  });
  expect(draftedOf({ event: event("stationed", { seat: "blue", county: "bohemia" }) })).toBeNull();
});
