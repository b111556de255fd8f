/** Whoever chooses a language while words are on their way gets the words last asked for, and all of them. */
import { beforeEach, describe, expect, it, vi } from "vitest";

// A machine may be busy.
vi.setConfig({ testTimeout: 60_000 });
const until = (condition: () => boolean): Promise<boolean> => vi.waitUntil(condition, { timeout: 50_000, interval: 5 });

const waiting: { asked: string; come(): void }[] = [];

vi.mock("../src/api", () => ({
  fetchText: (game: string, language: string, which: string) =>
    new Promise((come) => {
      const asked = `${which}/${language}`;
      waiting.push({ asked, come: () => come(`${which === "cover" ? "game-name" : "option-one"} = ${asked}`) });
    }),
}));

vi.mock("../src/spoken", () => ({
  wordsOf: (part: string, language: string) =>
    new Promise((come) => {
      const asked = `${part}/${language}`;
      waiting.push({ asked, come: () => come(`said-in-${part} = ${asked}`) });
    }),
}));

/** Let an answer come, and whatever follows from it happen. */
async function answer(asked: string): Promise<void> {
  await until(() => waiting.some((one) => one.asked === asked));
  const [one] = waiting.splice(
    waiting.findIndex((one) => one.asked === asked),
    1,
  );
  one!.come();
  await new Promise((done) => setTimeout(done));
}

describe("words", () => {
  const game = "elsewhere";

  beforeEach(() => {
    waiting.length = 0;
    vi.resetModules();
    vi.stubGlobal("document", { documentElement: { lang: "" } });
    vi.stubGlobal("localStorage", { setItem: () => {}, getItem: () => null });
  });

  async function greeted() {
    const { words } = await import("../src/words.svelte");
    await words.speak("en");
    const greeting = words.greet(game);
    await answer("cover/en");
    await greeting;
    return words;
  }

  it("keeps what is learnt while a language is being chosen", async () => {
    const words = await greeted();
    const choosing = words.choose("en");
    await until(() => waiting.length === 1);
    const learning = words.learn(game);
    await answer("words/en");
    await learning;
    await answer("cover/en");
    await answer("words/en");
    await choosing;
    expect(words.of(game).get("option-one")).toBe("words/en");
  });

  it("has a part that comes while a language is being chosen speak it", async () => {
    const words = await greeted();
    const choosing = words.choose("fr");
    await until(() => waiting.length === 1);
    const coming = words.turnTo("end");
    await answer("end/en");
    await answer("cover/fr");
    await answer("end/fr");
    await Promise.all([choosing, coming]);
    expect(words.say("said-in-end")).toBe("end/fr");
  });

  it("has code wait for its words", async () => {
    const words = await greeted();
    const { brought } = await import("../src/words.svelte");
    const part = brought("end", Promise.resolve("code"));
    expect(words.say("said-in-end")).toBe("said-in-end");
    await answer("end/en");
    expect(await part).toBe("code");
    expect(words.say("said-in-end")).toBe("end/en");
  });

  it("speaks the language chosen last, whichever comes first", async () => {
    const words = await greeted();
    const first = words.choose("fr");
    const last = words.choose("pl");
    await answer("cover/pl");
    await answer("cover/fr");
    await Promise.all([first, last]);
    expect(words.language).toBe("pl");
    expect(words.of(game).get("game-name")).toBe("cover/pl");
  });
});
