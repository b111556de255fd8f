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
port-cork = Cork
load-1 = 1 ship
event-placed = { $seat } places { $ships }: { $port }.
event-rolled = { $attack } against { $defence }
prompt-waiting = Waiting for { $seats }.
choice-place = { $port }: place { $load }
choice-done = { $stage ->
    [aim] Back
   *[other] Done
}
labelled = { $label }: { $value }
share = { NUMBER($percent, maximumFractionDigits: 1) }%
share-above = over { NUMBER($percent, maximumFractionDigits: 1) }%
share-below = under { NUMBER($percent, maximumFractionDigits: 1) }%
`),
);
const text = new Text(bundle);
const info = {
  events: {
    placed: { seat: "seat", ships: "number", port: "port" },
    rolled: { attack: "dice", defence: "dice" },
  },
  verbs: {
    place: [
      { names: ["port"], domain: "port", default: null },
      { names: ["load"], domain: "load", default: "1" },
    ],
  },
  editions: { old: [], late: ["wind=storm", "cap"] },
  options: [
    { name: "wind", rule: "", default: "calm", words: ["calm", "storm"] },
    { name: "cap", rule: "", default: "0", bare: 120 },
  ],
} as unknown as GameInfo;

it("tells events in parts", () => {
  const told = tell({ event: "placed", rule: "X-2.5", seat: "red", ships: 3, port: "cork" }, info, text);
  expect(plain(told)).toBe("Red places 3: Cork.");
  expect(told[0]).toEqual({ text: "Red", domain: "seat", member: "red" });
  expect(plain(tell({ event: "rolled", rule: "X-3.4", attack: [6, 1], defence: [5] }, info, text))).toBe(
    "6 1 against 5",
  );
});

it("speaks prompts and choices", () => {
  expect(plain(ask({ key: "prompt-waiting", facts: { seats: { domain: "seat", members: ["red"] } } }, text))).toBe(
    "Waiting for Red.",
  );
  expect(label("place cork", info, text)).toBe("Cork: place 1 ship");
  expect(label("done", info, text, { stage: "combat" })).toBe("Done");
  expect(label("done", info, text, { stage: "aim" })).toBe("Back");
});

it("settles switches", () => {
  expect(settle(info, "late", ["wind=calm"])).toEqual({ wind: "calm", cap: "120" });
});

it("calls nothing certain or impossible that is not", () => {
  const said = [0, 0.00001, 0.4171, 0.99949, 0.99999, 1].map((chance) => text.share(chance));
  expect(said).toEqual(["0%", "under 0.1%", "41.7%", "99.9%", "over 99.9%", "100%"]);
  expect(text.labelled("Cork", "Red")).toBe("Cork: Red");
});
