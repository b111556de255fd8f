import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Channel, type LinkState } from "../src/channel";

/** A socket whose other end is this test. */
class Line {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Line[] = [];
  readyState = Line.OPEN;
  sent: string[] = [];
  onopen = (): void => {};
  onclose: (closed: { code: number }) => void = () => {};
  constructor(readonly url: string) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
  end(code: number): void {
    this.readyState = Line.CLOSED;
    this.onclose({ code });
  }
}

describe("a lost socket", () => {
  const states: LinkState[] = [];
  let channel: Channel;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Line);
    vi.stubGlobal("location", { protocol: "https:", host: "example.org" });
    vi.stubGlobal("addEventListener", vi.fn());
    vi.stubGlobal("removeEventListener", vi.fn());
    vi.stubGlobal("document", { addEventListener: vi.fn(), removeEventListener: vi.fn(), hidden: false });
    Line.all = [];
    states.length = 0;
    const listener = {
      heard: () => 7,
      onMessage: () => {},
      onState: (s: LinkState) => void states.push(s),
      onFatal: () => {},
    };
    channel = new Channel("t", "secret", listener);
  });
  afterEach(() => {
    channel.close();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it.each([1001, 1012])("is opened again within two seconds when the server leaves with %i, however often", (code) => {
    for (let times = 1; times < 10; times++) {
      Line.all.at(-1)!.end(code);
      vi.advanceTimersByTime(2000);
      expect(Line.all).toHaveLength(times + 1);
    }
    Line.all.at(-1)!.onopen();
    expect(JSON.parse(Line.all.at(-1)!.sent[0]!)).toMatchObject({ type: "hello", token: "secret", heard: 7 });
  });

  it("comes back at a moment of its own", () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    Line.all[0]!.end(1012);
    vi.advanceTimersByTime(0);
    expect(Line.all).toHaveLength(2);
    vi.spyOn(Math, "random").mockReturnValue(0.9);
    Line.all[1]!.end(1012);
    vi.advanceTimersByTime(1300);
    expect(Line.all).toHaveLength(2);
    vi.advanceTimersByTime(100);
    expect(Line.all).toHaveLength(3);
  });

  it("waits longer each time nobody is there", () => {
    for (const code of [1006, 1006, 1006]) {
      Line.all.at(-1)!.end(code);
      vi.advanceTimersByTime(20000);
    }
    Line.all.at(-1)!.end(1006);
    vi.advanceTimersByTime(2900);
    expect(Line.all).toHaveLength(4);
    vi.advanceTimersByTime(2200);
    expect(Line.all).toHaveLength(5);
    expect(states).toEqual(["lost", "lost", "lost", "lost"]);
  });
});
