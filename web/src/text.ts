/** Fluent messages of one language. */
import type { FluentBundle, FluentVariable, Message } from "@fluent/bundle";
import type { Option } from "./protocol";
import { isToggle, valueOf } from "./switches";

export type Facts = Record<string, FluentVariable>;

type Pattern = NonNullable<Message["value"]>;
const REMEMBERED = 200; // of each message

/** The messages of one bundle; a missing one shows its key rather than nothing. */
export class Text {
  /** What messages came to with some facts: the same is said of every place each time something happens at one. */
  readonly #said = new WeakMap<object, Map<string, string>>();

  constructor(
    private readonly bundle: FluentBundle,
    /** Called where something is to be read that is not here yet. */
    private readonly wantMore?: () => void,
  ) {}

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  get(key: string, facts?: Facts): string {
    const value = this.bundle.getMessage(key)?.value;
    return value ? this.#formatted(value, facts) : key;
  }

  /** The heading of a message, if it has one. */
  title(key: string, facts?: Facts): string | null {
    const title = this.bundle.getMessage(key)?.attributes.title;
    return title ? this.#formatted(title, facts) : null;
  }

  #formatted(pattern: Pattern, facts?: Facts): string {
    if (typeof pattern === "string") return pattern;
    let said = this.#said.get(pattern);
    if (!said || said.size >= REMEMBERED) this.#said.set(pattern, (said = new Map()));
    const of = JSON.stringify(facts ?? {});
    const before = said.get(of);
    if (before !== undefined) return before;
    const formatted = this.bundle.formatPattern(pattern, facts, []);
    said.set(of, formatted);
    return formatted;
  }

  /** The spoken name of a member of a domain; members of silent domains (dice) speak for themselves. */
  name(domain: string, member: string | null): string {
    if (member === null) return this.get("nobody");
    const key = `${domain}-${member}`;
    return this.has(key) ? this.get(key) : member;
  }

  /** An edition by its name, if it has one. */
  edition(edition: string): string {
    const key = [`edition-${edition}-name`, `edition-${edition}`].find((one) => this.has(one));
    return key ? this.get(key) : edition;
  }

  /** An option of a table, and what it is set to, unless it is a mere switch; as it is written, while its words are not
   * here. */
  option(option: string, switches: readonly Option[]): string {
    const [name = ""] = option.split("=");
    const key = `option-${name}`;
    if (!this.has(key)) return option;
    const value = valueOf(option, switches);
    const on = value === "1" && switches.some((one) => one.name === name && isToggle(one));
    return on ? this.get(key) : this.labelled(this.get(key), this.name(key, value));
  }

  /** A name and what is said of it, with the colon as the language sets it. */
  labelled(label: string, value: string): string {
    return this.get("labelled", { label, value });
  }

  /** A chance in percent; one that is neither certain nor impossible is never called so. */
  share(chance: number): string {
    const percent = Math.round(1000 * chance) / 10;
    if (percent === 100 && chance < 1) return this.get("share-above", { percent: 99.9 });
    if (percent === 0 && chance > 0) return this.get("share-below", { percent: 0.1 });
    return this.get("share", { percent });
  }

  rule(id: string): string {
    return this.#read(`rule-${id.replaceAll(".", "_")}`);
  }

  history(of: string): string {
    return this.#read(`history-${of}`);
  }

  #read(key: string): string {
    if (!this.wantMore || this.has(key)) return this.get(key);
    this.wantMore();
    return "…";
  }
}
