import { describe, expect, it, vi } from "vitest";
import type { Choice } from "../../../protocol";
import type { Session } from "../../../table/session.svelte";
import { controlsOf, type Controls } from "../controls.svelte";
import type { Plan, Space } from "../empire";
import { plan, view } from "./empire";

/** A table where all is allowed, with some cards laid. */
function planning(start: Partial<Plan>): { controls: Controls; lying(): Partial<Plan> } {
  let now = plan(start);
  const play = (...choices: Choice[]): Promise<boolean> => {
    for (const [verb, space, card] of choices.map((choice) => choice.split(" ")))
      now = { ...now, [space as Space]: verb === "clear" ? null : card };
    return Promise.resolve(true);
  };
  const session = {
    get update() {
      return { view: view({ plan: now }) };
    },
    free: true,
    offer: { includes: () => true },
    play,
    why: vi.fn(),
    undo: () => Promise.resolve(((now = plan()), true)),
    whole: (work: () => Promise<boolean>) => work(),
  };
  const lying = (): Partial<Plan> => Object.fromEntries(Object.entries(now).filter(([, card]) => card !== null));
  return { controls: controlsOf(session as unknown as Session), lying };
}

/** All that was begun is done. */
const done = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe("a space with a card", () => {
  it("is chosen, and takes the next card instead", async () => {
    const { controls, lying } = planning({ taxes: "trier", grain: "mark" });
    controls.chooseSpace("taxes");
    expect([controls.space, controls.card]).toEqual(["taxes", "trier"]);
    controls.chooseCard("anhalt");
    await done();
    expect(lying()).toEqual({ taxes: "anhalt", grain: "mark" });
    expect([controls.space, controls.card, controls.from]).toEqual([null, null, null]);
  });
  it("takes a card that lies elsewhere, and gives its own", async () => {
    const { controls, lying } = planning({ taxes: "trier", grain: "mark" });
    controls.chooseSpace("taxes");
    controls.chooseCard("mark");
    await done();
    expect(lying()).toEqual({ taxes: "mark", grain: "trier" });
  });
  it("changes places with the next one", async () => {
    const { controls, lying } = planning({ taxes: "trier", grain: "mark" });
    controls.chooseSpace("taxes");
    controls.chooseSpace("grain");
    await done();
    expect(lying()).toEqual({ taxes: "mark", grain: "trier" });
  });
  it("gives its card back at the second click, and keeps it at a click on that card", async () => {
    const { controls, lying } = planning({ taxes: "trier" });
    controls.chooseSpace("taxes");
    controls.chooseCard("trier");
    await done();
    expect(lying()).toEqual({ taxes: "trier" });
    expect(controls.space).toBeNull();
    controls.chooseSpace("taxes");
    controls.chooseSpace("taxes");
    await done();
    expect(lying()).toEqual({});
  });
});

describe("an empty space", () => {
  it("takes the card of the next space", async () => {
    const { controls, lying } = planning({ taxes: "trier" });
    controls.chooseSpace("palace");
    controls.chooseSpace("taxes");
    await done();
    expect(lying()).toEqual({ palace: "trier" });
  });
  it("waits no more when another one, or itself, is clicked", () => {
    const { controls } = planning({});
    controls.chooseSpace("palace");
    controls.chooseSpace("church");
    expect(controls.space).toBe("church");
    controls.chooseSpace("church");
    expect(controls.space).toBeNull();
  });
});

describe("a card in hand", () => {
  it("is put down for the next one", () => {
    const { controls } = planning({ taxes: "trier" });
    controls.chooseCard("trier");
    controls.chooseCard("mark");
    expect([controls.card, controls.from, controls.space]).toEqual(["mark", null, null]);
  });
  it("is let go at a click where it lies", () => {
    const { controls, lying } = planning({ taxes: "trier" });
    controls.chooseCard("trier");
    controls.chooseSpace("taxes");
    expect(controls.card).toBeNull();
    expect(lying()).toEqual({ taxes: "trier" });
  });
});
