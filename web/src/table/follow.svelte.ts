/** What happens, shown event by event at the reader's own speed: the table may be further than the page. */
import { preferences } from "../preferences.svelte";
import type { GameEvent, Seat, View } from "../protocol";
import { viewAfter } from "./fold";

/** An event as it is shown: the table before and after it, and for how long. */
export interface Scene {
  /** How many events have been shown with this one. */
  point: number;
  event: GameEvent;
  before: View;
  view: View;
  /** Milliseconds for whatever moves; 0 where it is only looked at. */
  ms: number;
  /** Whether this seat's own choice led to it. */
  mine: boolean;
}

export interface Story {
  seat: Seat | null;
  events: readonly GameEvent[];
}

/** The table after the first so many events, the last of which is told. */
export function sceneAt({ seat, events }: Story, point: number, ms: number, mine = false): Scene | null {
  const event = events[point - 1];
  if (!event) return null;
  const before = viewAfter(seat, events, Math.max(1, point - 1));
  return { point, event, before, view: viewAfter(seat, events, point), ms, mine };
}

const MANY = 40; // so many waiting, and each is shown for half as long: whoever looks on wants to read, but not for ever

export class Follow {
  scene = $state.raw<Scene | null>(null);
  #waiting: Pick<Scene, "point" | "ms" | "mine">[] = [];
  #skipping = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #atRest: (() => void)[] = [];

  constructor(
    private readonly story: Story,
    /** Called with each event as it is shown, and whether one's own choice led to it. */
    private readonly onScene: (event: GameEvent, mine: boolean) => void,
  ) {}

  /** Events have come after the first `known`, each with how long it deserves; `asked` ends a skip. */
  hear(known: number, beats: readonly number[], { mine, asked }: { mine: boolean; asked: boolean }): void {
    this.#waiting = this.#waiting.filter(({ point }) => point <= known);
    if (this.scene && this.scene.point > known) this.#end();
    beats.forEach((ms, k) => ms > 0 && this.#waiting.push({ point: known + k + 1, ms, mine }));
    if (this.#skipping || preferences.speed === "now" || globalThis.document?.hidden) this.skip();
    else if (!this.scene) this.#next();
    if (asked) this.#skipping = false;
  }

  /** Show the table as it is. */
  skip(): void {
    this.#waiting = [];
    this.#end();
  }

  /** Show nothing more before this seat is asked. */
  skipToTurn(asked: boolean): void {
    this.#skipping = !asked;
    this.skip();
  }

  /** When everything has been shown. */
  atRest(): Promise<void> {
    return this.scene ? new Promise((resolve) => this.#atRest.push(resolve)) : Promise.resolve();
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (!next) return this.#end();
    const ms = next.ms / preferences.haste / (this.#waiting.length > MANY ? 2 : 1);
    this.scene = sceneAt(this.story, next.point, ms, next.mine);
    if (this.scene) this.onScene(this.scene.event, next.mine);
    this.#timer = setTimeout(() => this.#next(), ms);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.scene = null;
    if (this.#waiting.length) return this.#next();
    this.#atRest.splice(0).forEach((tell) => tell());
  }
}
