import { afterEach, describe, expect, it, vi } from "vitest";
import type { Listener } from "../src/channel";
import type { GameEvent, GameInfo, Update, View, Welcome } from "../src/protocol";
import { preferences } from "../src/preferences.svelte";
import { Session } from "../src/table/session.svelte";

const line: { listener?: Listener; request?: (wish: { type: string }) => Promise<unknown> } = {};
vi.mock("../src/channel", () => ({
  Channel: vi.fn(function (_table: string, _token: string | null, listener: Listener) {
    line.listener = listener;
    return { request: (wish: { type: string }) => line.request?.(wish) };
  }),
}));

const placed = (stones: number): GameEvent => ({ event: "placed", rule: "A-1", changes: { stones } });

/** Only what is told of another's stones is shown for a while. */
const manners = { onTurn: () => null, beat: (_: GameEvent, mine: boolean) => (mine ? 0 : 500) };

/** The seat of red, after some events. */
function seated(...events: GameEvent[]): Session {
  const session = new Session("table", "token", {} as GameInfo, manners);
  line.listener!.onMessage({ type: "welcome", seat: "red" } as Welcome);
  hears(session, 0, ...events);
  return session;
}

/** An update: after so many events, these. */
function hears(session: Session, known: number, ...events: GameEvent[]): void {
  const view = { seat: "red", stones: "now" } as unknown as View;
  line.listener!.onMessage({
    type: "update",
    revision: `after ${known + events.length}`,
    heard: known + events.length,
    events,
    view,
    offer: [],
  } as unknown as Update);
}

describe("looking back", () => {
  it("shows the view after an event, until now is wanted again", () => {
    const session = seated(placed(1), placed(2), placed(3));
    session.look(2);
    expect(session.view).toEqual({ seat: "red", stones: 2 });
    hears(session, 3, placed(4));
    expect(session.past?.point).toBe(2);
    session.now();
    expect(session.view).toEqual({ seat: "red", stones: "now" });
  });
  it("shows what stands when the story is told anew", () => {
    const session = seated(placed(1), placed(2), placed(3));
    session.look(2);
    hears(session, 1, placed(5), placed(6));
    expect(session.view).toEqual({ seat: "red", stones: 5 });
  });
  it("ends where what was looked at is taken back", () => {
    const session = seated(placed(1), placed(2), placed(3));
    session.look(3);
    hears(session, 2);
    expect(session.past).toBe(null);
  });
});

describe("bots that play at once", () => {
  afterEach(() => {
    preferences.speed = "x1";
    vi.useRealTimers();
  });

  it("are drawn some choices together, and nothing comes late for whoever is asked", () => {
    vi.useFakeTimers();
    preferences.speed = "now";
    const session = seated(placed(1));
    hears(session, 1, placed(2));
    hears(session, 2, placed(3));
    expect(session.update?.heard).toBe(1);
    vi.advanceTimersByTime(100);
    expect(session.update?.heard).toBe(3);
    hears(session, 3, placed(4));
    line.listener!.onMessage({ ...session.update!, heard: 5, events: [placed(5)], offer: ["place here"] });
    expect(session.events.map(({ changes }) => changes?.stones)).toEqual([1, 2, 3, 4, 5]);
    expect(session.update?.offer).toEqual(["place here"]);
  });
});

describe("why not", () => {
  it("is answered until something else is asked", async () => {
    const session = seated(placed(1));
    line.request = () => Promise.resolve({ type: "reason", possible: false });
    await session.why("place here");
    hears(session, 1, placed(2));
    expect(session.notice).not.toBe(null);
    line.listener!.onMessage({ ...session.update!, revision: "later", offer: ["place here"] });
    expect(session.notice).toBe(null);
  });
});

describe("asked once more", () => {
  /** What the page has asked the server, and its answers in turn. */
  function answering(...answers: object[]): string[] {
    const wishes: string[] = [];
    line.request = (wish: { type: string }) => (wishes.push(wish.type), Promise.resolve(answers.shift()));
    preferences.confirm = true;
    return wishes;
  }
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

  it("before what cannot be taken back, and carries out what is meant", async () => {
    const session = seated(placed(1));
    const wishes = answering({ type: "weighed", final: true, ends: false }, { type: "done" });
    const playing = session.play("attack");
    await settle();
    expect([wishes, session.question?.final]).toEqual([["weigh"], true]);
    session.question!.answer(true);
    expect(await playing).toBe(true);
    expect([wishes, session.question]).toEqual([["weigh", "play"], null]);
  });
  it("not before what can be", async () => {
    const session = seated(placed(1));
    const wishes = answering({ type: "weighed", final: false, ends: false }, { type: "done" });
    expect(await session.play("place")).toBe(true);
    expect(wishes).toEqual(["weigh", "play"]);
  });
  it("and does nothing if the table has moved on", async () => {
    const session = seated(placed(1));
    const wishes = answering({ type: "weighed", final: false, ends: true });
    const playing = session.play("done");
    await settle();
    hears(session, 1, placed(2));
    expect(await playing).toBe(false);
    expect([wishes, session.question]).toEqual([["weigh"], null]);
  });
  afterEach(() => (preferences.confirm = false));
});

describe("a choice, or an undo, the table has overtaken", () => {
  const stale = { type: "refused", error: "stale" };
  /** An update in which somebody got ready: nothing has happened, and the same is offered. */
  function readied(revision: string, heard: number, may_undo = true, offer = ["assign 1", "ready"]): void {
    const update = { type: "update", revision, heard, events: [], view: { seat: "red" }, offer, may_undo };
    line.listener!.onMessage(update as unknown as Update);
  }
  /** A line on which something happens before the first answer, which is that the choice is stale. */
  function overtaken(happens: () => void): string[] {
    const revisions: string[] = [];
    line.request = (wish: { type: string; revision?: string }) => {
      revisions.push(wish.revision!);
      if (revisions.length > 1) return Promise.resolve({ type: "done" });
      happens();
      return Promise.resolve(stale);
    };
    return revisions;
  }

  it("is sent again if it is still offered and nothing has happened", async () => {
    const session = seated(placed(1));
    readied("first", 1);
    const revisions = overtaken(() => readied("second", 1));
    expect(await session.play("assign 1")).toBe(true);
    expect(revisions).toEqual(["first", "second"]);
  });
  it("and so is an undo, as long as there is something to take back", async () => {
    const session = seated(placed(1));
    readied("first", 1);
    expect(overtaken(() => readied("second", 1)) && (await session.undo(true))).toBe(true);
    expect(overtaken(() => readied("third", 1, false)) && (await session.undo(true))).toBe(false);
  });
  it("but no undo after a choice of one's own, of which nobody hears: it would take back another", async () => {
    const session = seated(placed(1));
    readied("first", 1);
    const revisions = overtaken(() => readied("second", 1, true, ["assign 2", "ready"]));
    expect(await session.undo(false)).toBe(false);
    expect(revisions).toEqual(["first"]);
  });
  it("is dropped if something has happened", async () => {
    const session = seated(placed(1));
    readied("first", 1);
    const revisions = overtaken(() => hears(session, 1, placed(2)));
    expect(await session.play("assign 1")).toBe(false);
    expect(revisions).toEqual(["first"]);
  });
  it("is dropped if it is no longer offered, or the table stands still", async () => {
    const session = seated(placed(1));
    readied("first", 1);
    expect(overtaken(() => readied("second", 1)) && (await session.play("elsewhere"))).toBe(false);
    expect(overtaken(() => {}) && (await session.play("assign 1"))).toBe(false);
  });
});
