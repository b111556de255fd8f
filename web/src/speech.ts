/** Events, prompts and choices as sentences, in parts, so that names can be coloured and pieces found on the map. */
import type { Choice, Fact, GameEvent, GameInfo, Hint, Prompt } from "./protocol";
import type { Facts, Text } from "./text";

/** A stretch of a sentence; with a domain it names a member (a seat, a place, …). */
export interface Part {
  text: string;
  domain?: string;
  member?: string;
}

const OPEN = "\u0001";
const BAR = "\u0002";
const SHUT = "\u0003";

function marked(text: Text, domain: string, member: string | null): string {
  const name = text.name(domain, member);
  return member === null ? name : `${OPEN}${domain}${BAR}${member}${BAR}${name}${SHUT}`;
}

function parts(sentence: string): Part[] {
  const found: Part[] = [];
  for (const piece of sentence.split(OPEN)) {
    const end = piece.indexOf(SHUT);
    const [domain, member, name] = end < 0 ? [] : piece.slice(0, end).split(BAR);
    if (domain && member && name !== undefined) found.push({ text: name, domain, member });
    const rest = piece.slice(end + 1);
    if (rest) found.push({ text: rest });
  }
  return found;
}

export const plain = (sentence: Part[]): string => sentence.map((part) => part.text).join("");

export function tell(event: GameEvent, info: GameInfo, text: Text): Part[] {
  const domains = info.events[event.event] ?? {};
  const facts: Facts = {};
  for (const [name, value] of Object.entries(event)) {
    if (name !== "event" && name !== "rule") facts[name] = factOf(value, domains[name], text);
  }
  return parts(text.get(`event-${event.event}`, facts));
}

function factOf(value: unknown, domain: string | undefined, text: Text): string | number {
  if (Array.isArray(value)) return value.join(" ");
  if (typeof value === "number") return value;
  if (!domain || domain === "number" || domain === "dice") return String(value ?? "");
  return marked(text, domain, value === null || value === undefined ? null : String(value));
}

export function ask(prompt: Prompt, text: Text): Part[] {
  const key = text.has(`prompt-${prompt.key}`) ? `prompt-${prompt.key}` : prompt.key;
  return saying({ key, facts: prompt.facts }, text);
}

/** A message with facts as the server gives them, such as a hint. */
export function saying({ key, facts }: Hint, text: Text): Part[] {
  const spoken: Facts = {};
  for (const [name, value] of Object.entries(facts)) spoken[name] = promptFact(value, text);
  return parts(text.get(key, spoken));
}

function promptFact(value: Fact, text: Text): string | number {
  if (typeof value === "number" || typeof value === "string") return value;
  if (value === null) return text.get("nobody");
  if (Array.isArray(value)) return marked(text, value[0], value[1]);
  return value.members.map((member) => marked(text, value.domain, member)).join(", ") || text.get("nobody");
}

export interface Spoken {
  verb: string;
  words: string[];
}

export function split(choice: Choice): Spoken {
  const [verb = "", ...rest] = choice.split(" ");
  return { verb, words: rest };
}

/** What a button says; the stage and the game may know facts beyond the words of the choice. */
export function label(choice: Choice, info: GameInfo, text: Text, known: Facts = {}): string {
  const { verb, words } = split(choice);
  const facts: Facts = { ...known };
  (info.verbs[verb] ?? []).forEach((word, k) => {
    const member = words[k] ?? word.default;
    for (const name of word.names) facts[name] = text.name(word.domain, member);
  });
  return text.get(`choice-${verb}`, facts);
}
