/** A seat's private note: written here, kept by the server a moment later. */
import type { Code } from "../protocol";

export type NoteState = "kept" | "writing" | "unkept" | "too-long";
const PAUSE = 1000; // after the last letter
const AGAIN = 5000; // when it could not be kept
const LONGEST = 10_000; // letters
const LARGEST = 15_500; // bytes, as they go over the line

export const isTooLong = (text: string): boolean =>
  [...text].length > LONGEST || new TextEncoder().encode(JSON.stringify(text)).length > LARGEST;

export class Notepad {
  text = $state("");
  state = $state<NoteState>("kept");
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly store: (text: string) => Promise<Code | "unreachable" | null>) {}

  /** As the server has it: on arrival, or written on another of the seat's pages. What is being written here stays. */
  hear(text: string): void {
    if (this.state === "kept") this.text = text;
    else this.#soon(PAUSE);
  }

  write(text: string): void {
    this.text = text;
    this.state = isTooLong(text) ? "too-long" : "writing";
    if (this.state === "writing") this.#soon(PAUSE);
    else clearTimeout(this.#timer);
  }

  /** Whoever turns away need not wait. */
  flush(): void {
    if (this.state === "writing" || this.state === "unkept") void this.#keep();
  }

  #soon(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#keep(), ms);
  }

  async #keep(): Promise<void> {
    clearTimeout(this.#timer);
    const { text } = this;
    if (isTooLong(text)) return;
    const fault = await this.store(text);
    if (this.text !== text) return; // more has been written: it has a clock of its own
    this.state = fault ? "unkept" : "kept";
    if (fault) this.#soon(AGAIN);
  }
}
