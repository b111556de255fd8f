/** Words for people: the client's own messages and those of the games, in the reader's language, without a reload. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { fetchText } from "./api";
import { keep, kept } from "./memory";
import { Text, type Facts } from "./text";

export type { Facts, Text } from "./text";

export const LANGUAGES = { en: "English", fr: "Français", pl: "Polski", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

/** Each language comes in one file. */
const sources = import.meta.glob<string[]>("./locale/*.ts", { import: "default" });

/** What few read comes with its page. */
const pageSources = import.meta.glob<string>("./account/locale/*.ftl", { query: "?raw", import: "default" });

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

class Words {
  language = $state<Language>("en");
  #own = $state.raw<Text>(SILENT);
  #games = $state.raw<Record<string, Learnt>>({});
  #chosen: Language = "en";
  /** Pages that are open or were, whose words come with them. */
  readonly #pages = new Set<string>();
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
    const own = await this.#loadOwn(language);
    const games: Record<string, Learnt> = {};
    // A game may be learnt, or more of it wanted, while others are being fetched.
    for (let missing; (missing = Object.keys(this.#games).find((game) => games[game]?.depth !== this.#depth(game)));) {
      games[missing] = await this.#loadGame(missing, language);
    }
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

  /** Also what a page says whose words come with it. */
  async turnTo(page: string): Promise<void> {
    this.#pages.add(page);
    const { language } = this;
    const own = await this.#loadOwn(language);
    if (language === this.language) this.#own = own; // otherwise it comes with the language
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

  say = (key: string, facts?: Facts): string => this.#own.get(key, facts);

  get own(): Text {
    return this.#own;
  }

  of(game: string): Text {
    return this.#games[game]?.text ?? SILENT;
  }

  async #loadOwn(language: Language): Promise<Text> {
    const more = [...this.#pages].map((page) => pageSources[`./${page}/locale/${language}.ftl`]!());
    const [all, ...added] = await Promise.all([sources[`./locale/${language}.ts`]!(), ...more]);
    return new Text(bundleOf(language, ...all, ...added));
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
