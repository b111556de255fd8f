/** How a person likes the table, kept in this browser. */
import { keep, kept } from "./memory";

/** How fast what others do is shown: as one follows it with ease, four times as fast, or not at all. */
export const SPEEDS = ["x1", "x4", "now"] as const;
export type Speed = (typeof SPEEDS)[number];

const HASTE: Record<Speed, number> = { x1: 1, x4: 4, now: Infinity };

class Preferences {
  speed = $state<Speed>(SPEEDS.find((speed) => speed === kept("speed")) ?? "x1");
  /** How loud; 0 until it is switched on. */
  volume = $state(Math.min(1, Math.max(0, Number(kept("volume")) || 0)));
  /** Whether to be asked once more before what ends one's turn or cannot be taken back. */
  confirm = $state(kept("confirm") === "yes");
  /** Whether pieces bear letters in place of drawings, for those who do not tell these apart. */
  letters = $state(kept("letters") === "yes");

  get haste(): number {
    return HASTE[this.speed];
  }

  follow(speed: Speed): void {
    this.speed = speed;
    keep("speed", speed);
  }

  askAgain(wish: boolean): void {
    this.confirm = wish;
    keep("confirm", wish ? "yes" : "");
  }

  write(letters: boolean): void {
    this.letters = letters;
    keep("letters", letters ? "yes" : "");
  }

  hear(volume: number): void {
    this.volume = volume;
    keep("volume", String(volume));
  }
}

export const preferences = new Preferences();
