/** Updates nobody waits for, some of them together: bots that play at once would keep the page busy with each. */
import type { Update } from "../protocol";

const APART = 100; // milliseconds

export class Gathering {
  #waiting: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = -APART;

  constructor(private readonly hear: (update: Update) => void) {}

  add(update: Update, urgent: boolean): void {
    this.#waiting.push(update);
    const rest = this.#last + APART - performance.now();
    if (urgent || rest <= 0) this.tell();
    else this.#timer ??= setTimeout(() => this.tell(), rest);
  }

  /** All that wait, in their order; the page draws them as one. */
  tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#waiting.length) return;
    this.#last = performance.now();
    this.#waiting.splice(0).forEach(this.hear);
  }
}
