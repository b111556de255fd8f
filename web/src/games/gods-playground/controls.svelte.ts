/** What the parts of this board share: what is in hand, what is being chosen, and what is being shown. */
import type { Choice, GameEvent } from "../../protocol";
import type { Session } from "../../table/session.svelte";
import { arrange, placed } from "./blocks";
import { asCommonwealth, isSpot, type Blocks, type Commonwealth, type Spot } from "./commonwealth";
import { eventPlaces, type Place } from "./places";
import { stepsOf, type Step } from "./steps";

const PACE = 1000;
const QUICK = 550;
const BRIEF = new Set(["strengthened", "influence-grew", "noble-swayed", "value-kept", "held-off", "treaty-kept"]);

export class Controls {
  /** A block in hand, or a spot waiting for one. */
  block = $state<number | null>(null);
  spot = $state<Spot | null>(null);
  /** The region a noble is being moved from. */
  origin = $state<string | null>(null);
  /** The place whose choices are shown. */
  asking = $state<Place | null>(null);
  history = $state<string | null>(null);
  readonly show: Show;

  constructor(readonly session: Session) {
    this.show = new Show();
  }

  letGo(): void {
    this.block = this.spot = this.origin = this.asking = null;
  }

  async play(...choices: Choice[]): Promise<boolean> {
    this.show.skip();
    this.letGo();
    return this.session.play(...choices);
  }

  // ---- blocks ----
  get blocks(): Blocks | null {
    const view = this.session.update?.view;
    return (view && asCommonwealth(view).assigned) ?? null;
  }

  get canArrange(): boolean {
    return this.blocks !== null && this.session.free;
  }

  /** A spot is pointed at: it takes the block in hand, or waits for one. */
  chooseSpot(spot: Spot): void {
    if (!this.canArrange) return;
    if (this.block !== null) void this.#lay(spot, this.block);
    else this.spot = this.spot === spot ? null : spot;
  }

  /** A block is picked: it goes to the waiting spot, or into the hand. */
  chooseBlock(value: number): void {
    if (!this.canArrange) return;
    if (this.spot !== null) void this.#lay(this.spot, value);
    else this.block = this.block === value ? null : value;
  }

  takeBack(spot: Spot): void {
    if (this.canArrange) void this.#lay(spot, null);
  }

  /** On a spot a digit lays that block, and Delete takes the block away. */
  blockKey(event: KeyboardEvent, spot: Spot): void {
    const isDigit = /^[0-5]$/.test(event.key);
    if (!isDigit && event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    if (!isDigit) this.takeBack(spot);
    else this.#layDigit(spot, Number(event.key));
  }

  #layDigit(spot: Spot, value: number): void {
    const isLeft = this.session.offer.some((c) => c.startsWith("assign ") && c.endsWith(` ${value}`));
    if (!isLeft && this.blocks?.[spot] === null) {
      void this.session.why(`assign ${spot} ${value}`);
      return;
    }
    this.spot = spot;
    this.block = null;
    this.chooseBlock(value);
  }

  async #lay(spot: Spot, value: number | null): Promise<void> {
    const now = this.blocks;
    if (!now) return;
    this.block = this.spot = null;
    const { session } = this;
    const hands = {
      blocks: () => this.blocks,
      isReady: () => asCommonwealth(session.update!.view).ready ?? false,
      play: (...choices: Choice[]) => session.play(...choices),
      undo: () => session.undo(false),
    };
    await session.whole(() => arrange(hands, placed(now, spot, value)));
  }

  /** Escape puts back what is in hand; true if there was something. */
  escape(): boolean {
    const had = this.block !== null || this.spot !== null || this.origin !== null || this.asking !== null;
    this.letGo();
    return had;
  }
}

/** The enemies' doings as a film over the board: played, paused, stepped through, skipped. */
export class Show {
  steps = $state.raw<Step[]>([]);
  /** How many steps have been shown; all of them: the board is as it is now. */
  at = $state(0);
  playing = $state(false);
  closed = $state(true);
  /** Whether the step is drawn on the board: while it runs or is stepped through, not when all is over. */
  drawn = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #before: Commonwealth | null = null;
  #heard = -1;

  get current(): Step | null {
    return this.steps[this.at - 1] ?? null;
  }

  /** The board to draw while the film runs. */
  get scene(): Commonwealth | null {
    if (this.closed || this.at >= this.steps.length || !this.steps.length) return null;
    return this.current?.scene ?? this.steps[0]!.scene;
  }

  /** An update came: its events are shown, or only listed where motion is not wanted. */
  follow(view: Commonwealth, events: readonly GameEvent[], still: boolean): void {
    const [before, heard] = [this.#before, this.#heard];
    this.#before = view;
    this.#heard = events.length;
    if (!before || heard < 0 || events.length <= heard) return;
    const steps = stepsOf(before, events.slice(heard), eventPlaces);
    if (!steps.length) return;
    const running = !this.closed && (this.playing || this.at < this.steps.length);
    const goesOn = running || (still && !this.closed && before.phase === view.phase);
    this.steps = goesOn ? [...this.steps, ...steps] : steps;
    if (still) this.at = this.steps.length;
    else if (!running) this.at = 0;
    this.closed = false;
    if (!still && !running) this.play();
  }

  play(): void {
    if (this.at >= this.steps.length) this.at = 0;
    this.playing = this.drawn = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  go(at: number): void {
    this.pause();
    this.drawn = true;
    this.at = Math.max(1, Math.min(at, this.steps.length));
  }

  /** To the end: the board as it is now; the steps can still be read. */
  skip(): void {
    this.pause();
    this.drawn = false;
    this.at = this.steps.length;
  }

  close(): void {
    this.skip();
    this.closed = true;
  }

  #tick = (): void => {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.at >= this.steps.length) {
      this.playing = this.drawn = false;
      return;
    }
    this.at += 1;
    this.#timer = setTimeout(this.#tick, BRIEF.has(this.current?.event.event ?? "") ? QUICK : PACE);
  };
}

const all = new WeakMap<Session, Controls>();

export function controlsOf(session: Session): Controls {
  const found = all.get(session) ?? new Controls(session);
  all.set(session, found);
  return found;
}

export const spotOf = (place: Place): Spot | null => (isSpot(place) ? place : null);
