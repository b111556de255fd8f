import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../src/preferences.svelte";
import type { GameEvent } from "../src/protocol";
import { Follow } from "../src/table/follow.svelte";

const laid = (stones: number): GameEvent => ({ event: "laid", rule: "A-1", changes: { stones } });

describe("following", () => {
  const others = { mine: false, asked: false };
  let events: GameEvent[];
  let follow: Follow;
  let shown: unknown[];

  beforeEach(() => {
    vi.useFakeTimers();
    preferences.follow("x1");
    events = [laid(0)];
    shown = [];
    const story = {
      seat: null,
      get events() {
        return events;
      },
    };
    follow = new Follow(story, (event) => shown.push(event.changes?.stones));
  });
  afterEach(() => vi.useRealTimers());

  /** Stones are laid, each shown for so long. */
  function happens(...beats: number[]): void {
    const known = events.length;
    events = [...events, ...beats.map((_, k) => laid(known + k))];
    follow.hear(known, beats, others);
  }
  const stones = (view: unknown): unknown => (view as { stones: number } | undefined)?.stones;

  it("shows one event after the other, each with the table before and after it", () => {
    happens(500, 300);
    expect([stones(follow.scene?.before), stones(follow.scene?.view)]).toEqual([0, 1]);
    vi.advanceTimersByTime(500);
    expect([stones(follow.scene?.before), stones(follow.scene?.view)]).toEqual([1, 2]);
    vi.advanceTimersByTime(300);
    expect(follow.scene).toBe(null);
  });
  it("goes past what needs no showing", () => {
    happens(0, 0, 400, 0);
    expect(follow.scene?.point).toBe(4);
    vi.runAllTimers();
    expect(shown).toEqual([3]);
  });
  it("takes on what happens meanwhile", () => {
    happens(500);
    happens(500);
    vi.runAllTimers();
    expect(shown).toEqual([1, 2]);
  });
  it("is four times as fast where one wants it, and not there at all at once", () => {
    preferences.follow("x4");
    happens(400);
    expect(follow.scene?.ms).toBe(100);
    vi.runAllTimers();
    preferences.follow("now");
    happens(400);
    expect(follow.scene).toBe(null);
  });
  it("hurries where much is waiting", () => {
    happens(...Array<number>(42).fill(400));
    expect(follow.scene?.ms).toBe(200);
    vi.runAllTimers();
    expect(shown).toHaveLength(42);
  });
  it("skips to the reader's turn: nothing is shown until then, and all of it after", () => {
    happens(500, 500);
    follow.skipToTurn(false);
    happens(500);
    expect(follow.scene).toBe(null);
    follow.hear(events.length, [], { mine: false, asked: true });
    happens(500);
    expect(follow.scene).not.toBe(null);
  });
  it("forgets what was taken back", () => {
    happens(500, 500, 500);
    events = events.slice(0, 1);
    follow.hear(1, [], others);
    expect(follow.scene).toBe(null);
    vi.runAllTimers();
    expect(shown).toEqual([1]);
  });
  it("says when all has been shown", async () => {
    happens(500);
    let rested = false;
    void follow.atRest().then(() => (rested = true));
    await vi.advanceTimersByTimeAsync(499);
    expect(rested).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(rested).toBe(true);
  });
});
