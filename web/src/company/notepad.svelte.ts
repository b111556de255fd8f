/** A seat's private note: written here, kept by the server a moment later, and by this browser until it has it. */
import type { Code } from "../protocol";

export type NoteState = "kept" | "writing" | "unkept" | "too-long";
const PAUSE = 1000; // after the last letter
const AGAIN = 5000; // when it could not be kept
const LONGEST = 10_000; // letters
const LARGEST = 15_500; // bytes, as they go over the line

export const isTooLong = (text: string): boolean =>
  [...text].length > LONGEST || new TextEncoder().encode(JSON.stringify(text)).length > LARGEST;

/** What the server is not known to have. */
export interface Draft {
  text: string;
  /** What it had when this was written, and what was on its way there. */
  known: string;
  sent: string;
}

/** Where a draft outlives the page. */
export interface Drafts {
  read(): Draft | null;
  keep(draft: Draft | null): void;
}

/** What was left unsaved, where the server has this; null if nothing. Nobody's words are lost: neither these, nor what was
 * written elsewhere meanwhile. */
function leftOver(draft: Draft | null, heard: string): string | null {
  if (!draft || heard === draft.text) return null;
  if (heard === draft.known || heard === draft.sent) return draft.text;
  return heard.includes(draft.text) ? null : `${heard}\n${draft.text}`;
}

export class Notepad {
  text = $state("");
  state = $state<NoteState>("kept");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #known: string | null = null;
  #sent = "";
  #sending: Promise<void> | null = null;
  #closed = false;

  constructor(
    private readonly store: (text: string) => Promise<Code | "unreachable" | null>,
    private readonly drafts: Drafts,
  ) {}

  /** As the server has it: on arrival, or written on another of the seat's pages. What is being written here stays. */
  hear(text: string): void {
    const first = this.#known === null;
    this.#known = text;
    if (this.state === "kept") this.text = text;
    else this.#soon(PAUSE);
    if (first) this.#takeUp(text);
  }

  #takeUp(text: string): void {
    const left = leftOver(this.drafts.read(), text);
    if (left === null) this.drafts.keep(null);
    else this.write(left);
  }

  write(text: string): void {
    this.text = text;
    this.state = isTooLong(text) ? "too-long" : "writing";
    this.#keepDraft();
    if (this.state === "writing") this.#soon(PAUSE);
    else clearTimeout(this.#timer);
  }

  /** Whoever turns away need not wait. */
  flush(): void {
    const isOnItsWay = this.#sending && this.#sent === this.text;
    if ((this.state === "writing" || this.state === "unkept") && !isOnItsWay) void this.#keep();
  }

  /** Whoever leaves waits for an answer, and for no other. */
  async close(): Promise<void> {
    this.#closed = true;
    this.flush();
    clearTimeout(this.#timer);
    await this.#sending;
  }

  #keepDraft(): void {
    this.drafts.keep({ text: this.text, known: this.#known ?? "", sent: this.#sent });
  }

  #soon(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.#keep(), ms);
  }

  #keep(): Promise<void> {
    clearTimeout(this.#timer);
    if (isTooLong(this.text)) return Promise.resolve();
    this.#sent = this.text;
    this.#keepDraft();
    const sending = this.#send(this.text).finally(() => this.#sending === sending && (this.#sending = null));
    return (this.#sending = sending);
  }

  async #send(text: string): Promise<void> {
    const fault = await this.store(text);
    if (!fault) this.#known = text;
    if (this.text !== text) return; // more has been written: it has a clock of its own
    this.state = fault ? "unkept" : "kept";
    if (fault) this.#soon(AGAIN);
    else this.drafts.keep(null);
  }
}
