import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import type { GameInfo } from "../src/protocol";
import { ask, label, plain, tell } from "../src/speech";
import { settle } from "../src/switches";
import { Text } from "../src/text";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(`
nobody = nobody
seat-red = Red
territory-alaska = Alaska
amount-1 = 1 army
event-placed = { $seat } places { $armies }: { $territory }.
event-rolled = { $attack } against { $defence }
prompt-waiting = Waiting for { $seats }.
choice-place = { $territory }: place { $amount }
`),
);
const text = new Text(bundle);
const info = {
  events: {
    placed: { seat: "seat", armies: "number", territory: "territory" },
    rolled: { attack: "dice", defence: "dice" },
  },
  verbs: {
    place: [
      { names: ["territory"], domain: "territory", default: null },
      { names: ["amount"], domain: "amount", default: "1" },
    ],
  },
  editions: { old: [], late: ["joker=wild", "cap"] },
  options: [
    { name: "joker", rule: "", default: "alone", words: ["alone", "wild"] },
    { name: "cap", rule: "", default: "0", bare: 120 },
  ],
} as unknown as GameInfo;

it("tells events in parts", () => {
  const told = tell({ event: "placed", rule: "CM-2.5", seat: "red", armies: 3, territory: "alaska" }, info, text);
  expect(plain(told)).toBe("Red places 3: Alaska.");
  expect(told[0]).toEqual({ text: "Red", domain: "seat", member: "red" });
  expect(plain(tell({ event: "rolled", rule: "CM-3.4", attack: [6, 1], defence: [5] }, info, text))).toBe(
    "6 1 against 5",
  );
});

it("speaks prompts and choices", () => {
  expect(plain(ask({ key: "prompt-waiting", facts: { seats: { domain: "seat", members: ["red"] } } }, text))).toBe(
    "Waiting for Red.",
  );
  expect(label("place alaska", info, text)).toBe("Alaska: place 1 army");
});

it("settles switches", () => {
  expect(settle(info, "late", ["joker=alone"])).toEqual({ joker: "alone", cap: "120" });
});
