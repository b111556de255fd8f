import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Hinted, Update } from "../src/protocol";
import { Hints } from "../src/table/hints.svelte";
import { Text } from "../src/text";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource("hint-price = costs { $price }\nhint-take = { $place }\nplace-rome = Rome"));
const text = new Text(bundle);

const HINTS: Hinted["hints"] = {
  buy: [
    { key: "hint-price", facts: { price: 3 } },
    { key: "hint-take", facts: { place: ["place", "rome"] } },
  ],
};

/** A table that answers when it is told to. */
function table(asked = true) {
  const answers: (() => void)[] = [];
  const session = {
    update: { revision: "one" } as Update,
    asked,
    hints: () => new Promise<Hinted["hints"]>((resolve) => answers.push(() => resolve(HINTS))),
  };
  return { session, answers };
}

describe("hints", () => {
  it("are asked for once and said beside their choice", async () => {
    const { session, answers } = table();
    const hints = new Hints(session);
    const loading = hints.load();
    void hints.load();
    expect(answers).toHaveLength(1);
    answers[0]!();
    await loading;
    expect(hints.say("buy", text)).toBe("costs 3 · Rome");
    expect(hints.say("pass", text)).toBe("");
    expect(hints.say("buy", text, "hint-take", { "hint-price": { price: 9 } })).toBe("costs 9");
  });
  it("are said on while somebody else gets ready, until something happens", async () => {
    const { session, answers } = table();
    session.update = { revision: "one", heard: 4, offer: ["buy"] } as unknown as Update;
    const hints = new Hints(session);
    const loading = hints.load();
    answers[0]!();
    await loading;
    session.update = { ...session.update, revision: "two" };
    void hints.load();
    expect(hints.say("buy", text)).toBe("costs 3 · Rome");
    session.update = { ...session.update, revision: "three", heard: 5 };
    void hints.load();
    expect(hints.say("buy", text)).toBe("");
  });
  it("of an older update are not said of a newer one", async () => {
    const { session, answers } = table();
    const hints = new Hints(session);
    const loading = hints.load();
    session.update = { revision: "two" } as Update;
    void hints.load();
    answers[0]!();
    await loading;
    expect(hints.say("buy", text)).toBe("");
  });
  it("wait until it has been shown how it came to this", async () => {
    const { session, answers } = table(false);
    const hints = new Hints(session);
    await hints.load();
    session.asked = true;
    const loading = hints.load();
    answers[0]!();
    await loading;
    expect(hints.say("buy", text)).toBe("costs 3 · Rome");
  });
  it("are not asked for by whoever only watches", () => {
    const { session, answers } = table(false);
    void new Hints(session).load();
    expect(answers).toHaveLength(0);
  });
});
