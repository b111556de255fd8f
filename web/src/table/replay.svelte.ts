/** Looking at the past from one's own viewpoint: event by event, or played like a film. */
import type { Session } from "./session.svelte";

const FRAME = 700;

export class Replay {
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Session) {}

  /** A point is the table after so many events; the first of them brings the whole of it. */
  get points(): number {
    return this.session.events.length;
  }

  get point(): number {
    return this.session.past?.point ?? this.points;
  }

  now(): void {
    this.pause();
    this.session.now();
  }

  go(point: number): void {
    this.session.look(Math.max(1, Math.min(point, this.points)));
  }

  step(by: number): void {
    this.pause();
    const next = this.point + by;
    if (next >= this.points && by > 0) this.now();
    else this.go(next);
  }

  /** Play from a point up to now. */
  play(from: number): void {
    this.pause();
    if (from > this.points) return this.now();
    this.go(from);
    this.playing = true;
    this.#timer = setTimeout(() => this.play(from + 1), FRAME);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
}
