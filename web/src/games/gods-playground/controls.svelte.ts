/** What the parts of this board share: what is in hand, and what is being chosen. */
import type { Choice } from "../../protocol";
import type { Session } from "../../table/session.svelte";
import { arrange, placed } from "./blocks";
import { asCommonwealth, type Blocks, type Spot } from "./commonwealth";
import type { Place } from "./places";

export class Controls {
  /** A block in hand, or a spot waiting for one. */
  block = $state<number | null>(null);
  spot = $state<Spot | null>(null);
  /** The region a noble is being moved from. */
  origin = $state<string | null>(null);
  /** The place whose choices are shown. */
  asking = $state<Place | null>(null);
  history = $state<string | null>(null);

  constructor(readonly session: Session) {}

  letGo(): void {
    this.block = this.spot = this.origin = this.asking = null;
  }

  async play(...choices: Choice[]): Promise<boolean> {
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

const all = new WeakMap<Session, Controls>();

export function controlsOf(session: Session): Controls {
  const found = all.get(session) ?? new Controls(session);
  all.set(session, found);
  return found;
}
