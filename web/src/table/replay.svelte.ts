/** Looking at the past from one's own viewpoint: point by point, or played like a film. */
import type { GameClient } from "../games/types";
import type { Session } from "./session.svelte";
import type { TableUi } from "./ui.svelte";

const FRAME = 900;

export class Replay {
  playing = $state(false);
  #wanted: number | null = null;
  #busy = false;

  constructor(
    private readonly session: Session,
    private readonly ui: TableUi,
    private readonly game: GameClient,
  ) {}

  get points(): number {
    return this.session.update?.points ?? 0;
  }

  get point(): number {
    return this.session.past?.point ?? this.points;
  }

  now(): void {
    this.#wanted = null;
    this.playing = false;
    this.session.now();
    this.ui.lit = [];
  }

  /** Go to a point; while an answer is on its way only the latest wish counts. */
  async go(point: number): Promise<void> {
    this.#wanted = Math.max(0, Math.min(point, this.points));
    if (this.#busy) return;
    this.#busy = true;
    while (this.#wanted !== null) {
      const next: number = this.#wanted;
      this.#wanted = null;
      const past = await this.session.look(next);
      if (!past) break;
      this.ui.lit = past.events.flatMap((event) => this.game.places(event));
    }
    this.#busy = false;
  }

  async step(by: number): Promise<void> {
    this.playing = false;
    const next = this.point + by;
    if (next >= this.points && by > 0) this.now();
    else await this.go(next);
  }

  /** Play from a point up to now. */
  async play(from: number): Promise<void> {
    this.playing = true;
    for (let point = from; this.playing && point <= this.points; point++) {
      await this.go(point);
      await new Promise((resolve) => setTimeout(resolve, FRAME));
    }
    if (this.playing) this.now();
  }

  pause(): void {
    this.playing = false;
  }
}
