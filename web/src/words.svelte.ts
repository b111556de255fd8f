/** Words for people: the client's own messages and those of the games, in the reader's language, without a reload. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import { fetchText } from "./api";
import { keep, kept } from "./memory";
import { wordsOf } from "./spoken";
import { Text, type Facts } from "./text";

export type { Facts, Text } from "./text";

export const LANGUAGES = { en: "English", fr: "Français", pl: "Polski", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

/** What our clients of the games add to the games' own messages, such as short names for the lobby. */
const gameSources = import.meta.glob<string>("./games/*/locale/*.ftl", { query: "?raw", import: "default" });

export function bundleOf(language: string, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

const SILENT = new Text(new FluentBundle("en"));

/** How much of a game's messages is here: what a list of games and tables says, all but the long ones, everything. */
type Depth = "cover" | "words" | "rules";
interface Learnt {
  depth: Depth;
  text: Text;
}

/** The client's own messages in one language, as far as they have come. */
class Spoken {
  readonly #bundle: FluentBundle;
  readonly #coming = new Map<string, Promise<void>>();
  readonly text: Text;

  constructor(readonly language: string) {
    this.#bundle = bundleOf(language);
    this.text = new Text(this.#bundle);
  }

  has(part: string): boolean {
    return this.#coming.has(part);
  }

  /** What a part says; nobody has asked for it before. */
  learn(part: string): Promise<void> {
    const known = this.#coming.get(part);
    if (known) return known;
    const coming = wordsOf(part, this.language).then((source) => {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    });
    this.#coming.set(part, coming);
    coming.catch(() => this.#coming.delete(part));
    return coming;
  }
}

class Words {
  language = $state<Language>("en");
  #own = $state.raw(new Spoken("en"));
  #games = $state.raw<Record<string, Learnt>>({});
  #chosen: Language = "en";
  /** Parts of the client that are there, or on their way. */
  readonly #parts = new Set<string>();
  /** Games whose messages are wanted; of others only what a list of games and tables says. */
  readonly #learnt = new Map<string, Promise<void>>();
  /** Games whose rules and history somebody has asked for. */
  readonly #read = new Set<string>();

  /** The language kept from last time, or the browser's first that we speak. */
  preferred(): Language {
    const wanted = [kept("language"), ...navigator.languages];
    for (const tag of wanted) {
      const language = tag?.slice(0, 2).toLowerCase();
      if (language && language in LANGUAGES) return language as Language;
    }
    return "en";
  }

  async speak(language: Language): Promise<void> {
    this.#chosen = language;
    const own = new Spoken(language);
    const games: Record<string, Learnt> = {};
    await Promise.all([...this.#parts].map((part) => own.learn(part)));
    // A game may be learnt, or more of it wanted, while others are being fetched.
    for (let missing; (missing = Object.keys(this.#games).find((game) => games[game]?.depth !== this.#depth(game)));) {
      games[missing] = await this.#loadGame(missing, language);
    }
    // So may a part.
    for (let missing; (missing = [...this.#parts].find((part) => !own.has(part)));) await own.learn(missing);
    if (language !== this.#chosen) return; // the last choice counts, whichever comes first
    this.#own = own;
    this.#games = games;
    this.language = language;
    document.documentElement.lang = language;
  }

  choose(language: Language): Promise<void> {
    keep("language", language);
    return this.speak(language);
  }

  /** Also what a part of the client says; whichever language is chosen meanwhile. */
  async turnTo(part: string): Promise<void> {
    this.#parts.add(part);
    for (let own; own !== this.#own;) await (own = this.#own).learn(part);
  }

  /** Fetch the messages of a game once. */
  learn(game: string): Promise<void> {
    const known = this.#learnt.get(game);
    if (known) return known;
    const learning = Promise.resolve().then(() => this.#fetch(game));
    this.#learnt.set(game, learning);
    learning.catch(() => this.#learnt.delete(game));
    return learning;
  }

  /** Enough of them to speak of the game. */
  async greet(game: string): Promise<void> {
    if (!(game in this.#games)) await this.#fetch(game);
  }

  async #fetch(game: string): Promise<void> {
    const { language } = this;
    const learnt = await this.#loadGame(game, language);
    // Another language was chosen meanwhile, or more is wanted.
    if (language !== this.language || learnt.depth !== this.#depth(game)) return this.#fetch(game);
    this.#games = { ...this.#games, [game]: learnt };
  }

  say = (key: string, facts?: Facts): string => this.#own.text.get(key, facts);

  /** The chosen language as it is written where its reader lives: days and months stand in another order elsewhere. */
  get locale(): string {
    return navigator.languages.find((tag) => tag.slice(0, 2).toLowerCase() === this.language) ?? this.language;
  }

  get own(): Text {
    return this.#own.text;
  }

  of(game: string): Text {
    return this.#games[game]?.text ?? SILENT;
  }

  #depth(game: string): Depth {
    if (!this.#learnt.has(game)) return "cover";
    return this.#read.has(game) ? "rules" : "words";
  }

  async #loadGame(game: string, language: Language): Promise<Learnt> {
    const depth = this.#depth(game);
    return { depth, text: await this.#loadText(game, language, depth) };
  }

  async #loadText(game: string, language: Language, depth: Depth): Promise<Text> {
    if (depth === "cover") return new Text(bundleOf(language, await fetchText(game, language, "cover")));
    const ours = gameSources[`./games/${game}/locale/${language}.ftl`];
    const theirs = [fetchText(game, language, "words"), depth === "rules" ? fetchText(game, language, "rules") : ""];
    const bundle = bundleOf(language, ...(await Promise.all([ours?.() ?? "", ...theirs])));
    return new Text(bundle, depth === "rules" ? undefined : () => this.#wantMore(game));
  }

  /** Rules and history are long, and read by few: they come when the first of them is opened. */
  #wantMore(game: string): void {
    if (this.#read.has(game)) return;
    this.#read.add(game);
    this.#fetch(game).catch(() => this.#read.delete(game));
  }
}

export const words = new Words();
export const say = words.say;

/** Code of a part of the client that is loaded when it is wanted, with its words: the build sets it around each. */
export async function brought<Part>(part: string, code: Promise<Part>): Promise<Part> {
  // Whoever chooses another language stays on the page as it is: it is not loaded anew.
  const [loaded] = await Promise.all([code, untrack(() => words.turnTo(part))]);
  return loaded;
}
