import { afterEach, describe, expect, it, vi } from "vitest";
import { Replay } from "../src/table/replay.svelte";
import type { Session } from "../src/table/session.svelte";

/** A table after four events, and which of them were looked at; null is the present. */
function table(): { replay: Replay; looks: (number | null)[] } {
  const looks: (number | null)[] = [];
  const session = {
    events: [1, 2, 3, 4],
    past: null as { point: number } | null,
    beat: () => 300,
    get point() {
      return this.past?.point ?? this.events.length;
    },
    look(point: number) {
      looks.push(point);
      this.past = { point };
    },
    now() {
      looks.push(null);
      this.past = null;
    },
  };
  return { replay: new Replay(session as unknown as Session), looks };
}

describe("a replay", () => {
  afterEach(() => vi.useRealTimers());

  it("goes event by event, and after the last is the present", () => {
    const { replay, looks } = table();
    for (const by of [-1, -1, -1, -1, 1, 1, 1]) replay.step(by);
    expect(looks).toEqual([3, 2, 1, 1, 2, 3, null]);
  });
  it("shows what happened since a mark, then the present", () => {
    vi.useFakeTimers();
    const { replay, looks } = table();
    replay.play(3);
    expect(replay.playing).toBe(true);
    vi.runAllTimers();
    expect(looks).toEqual([3, 4, null]);
    expect(replay.playing).toBe(false);
  });
  it("is one film, however often it is stopped and played", () => {
    vi.useFakeTimers();
    const { replay, looks } = table();
    replay.play(1);
    replay.pause();
    replay.play(2);
    vi.runAllTimers();
    expect(looks).toEqual([1, 2, 3, 4, null]);
  });
});
