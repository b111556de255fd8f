/** Looking at the past from one's own viewpoint: event by event, or played like a film. */
import { preferences } from "../preferences.svelte";
import type { Session } from "./session.svelte";

const FRAME = 700; // for what needs no showing, when there is time
const SOONEST = 120; // a film one can see, even where others are shown at once

export class Replay {
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Session) {}

  /** A point is the table after so many events; the first of them brings the whole of it. */
  get points(): number {
    return this.session.events.length;
  }

  get point(): number {
    return this.session.point;
  }

  now(): void {
    this.pause();
    this.session.now();
  }

  go(point: number, ms = 0): void {
    this.session.look(Math.max(1, Math.min(point, this.points)), ms);
  }

  step(by: number): void {
    this.slide(this.point + by);
  }

  /** To a point; past the last event is now. */
  slide(point: number): void {
    this.pause();
    if (point >= this.points) this.now();
    else this.go(point);
  }

  /** What a key does while one looks back; whether it does anything. */
  key(key: string): boolean {
    if (key === "ArrowLeft") this.step(-1);
    else if (key === "ArrowRight") this.step(1);
    else if (key === "Home") this.slide(1);
    else if (key === "End") this.now();
    else if (key !== " ") return false;
    else if (this.playing) this.pause();
    else this.play(this.point);
    return true;
  }

  /** Play from a point up to now. */
  play(from: number): void {
    this.pause();
    const event = this.session.events[from - 1];
    if (!event) return this.now();
    const ms = Math.max(SOONEST, (this.session.beat(event) || FRAME) / preferences.haste);
    this.go(from, ms);
    this.playing = true;
    this.#timer = setTimeout(() => this.play(from + 1), ms);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
}
