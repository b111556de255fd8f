/** Fluent messages of one language. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";

export type Facts = Record<string, FluentVariable>;

/** The messages of one bundle; a missing one shows its key rather than nothing. */
export class Text {
  constructor(private readonly bundle: FluentBundle) {}

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  get(key: string, facts?: Facts): string {
    const value = this.bundle.getMessage(key)?.value;
    return value ? this.bundle.formatPattern(value, facts, []) : key;
  }

  /** The first of two messages that is there. */
  either(key: string, otherwise: string): string {
    return this.get(this.has(key) ? key : otherwise);
  }

  /** The spoken name of a member of a domain; members of silent domains (dice) speak for themselves. */
  name(domain: string, member: string | null): string {
    if (member === null) return this.get("nobody");
    const key = `${domain}-${member}`;
    return this.has(key) ? this.get(key) : member;
  }

  rule(id: string): string {
    return this.get(`rule-${id.replaceAll(".", "_")}`);
  }
}
