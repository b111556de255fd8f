/** The throws into the tower as a film: each new one is played, one after the other, until it is skipped. */
import { filmLength, type Throw } from "./tower";

const PAUSE = 900;

export class Film {
  throws = $state.raw<Throw[]>([]);
  /** Which throw is shown: the last one unless an earlier one was asked for or is being played. */
  at = $state(-1);
  playing = $state(false);
  /** The throw that was put away, and the last one there was when the page was opened. */
  dismissed = $state(-1);
  #opened: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get shown(): Throw | null {
    const found = this.throws[this.at];
    return found && found.index > this.dismissed ? found : null;
  }

  /** Whether it shows something that has happened since the page was opened and was not put away. */
  get fresh(): boolean {
    return this.shown !== null && this.shown.index > (this.#opened ?? -1);
  }

  /** The log has grown, or an undo has shortened it. */
  follow(throws: Throw[], still: boolean): void {
    const known = this.throws.length;
    this.throws = throws;
    if (this.#opened === null || throws.length < known) {
      this.#opened ??= throws.at(-1)?.index ?? -1;
      this.skip();
    } else if (throws.length > known) {
      if (still) this.skip();
      else if (!this.playing) this.#play(known);
    }
  }

  again(): void {
    this.#play(this.at, this.at + 1);
  }

  go(at: number): void {
    this.#stop();
    this.dismissed = -1;
    this.at = Math.max(0, Math.min(this.throws.length - 1, at));
  }

  /** To the last throw, as it lies there. */
  skip(): void {
    this.#stop();
    this.at = this.throws.length - 1;
  }

  dismiss(): void {
    this.skip();
    this.dismissed = this.throws.at(-1)?.index ?? -1;
  }

  #play(at: number, until = Infinity): void {
    this.#stop();
    const shown = this.throws[at];
    if (!shown) return;
    this.at = at;
    this.playing = true;
    const waiting = this.throws.length - at;
    const length = (filmLength(shown) + PAUSE) / (waiting > 6 ? 2 : 1);
    this.#timer = setTimeout(() => {
      if (at + 1 < Math.min(until, this.throws.length)) this.#play(at + 1, until);
      else this.playing = false;
    }, length);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }
}
