import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renewWhenPartsAreGone } from "../src/renewal";

const reload = vi.fn();
let lose: () => void;
let server: () => Promise<{ ok: boolean }>;
let typing = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => (lose = listener));
  vi.stubGlobal("document", { activeElement: { matches: () => typing } });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", () => server());
  server = () => Promise.resolve({ ok: true });
  typing = false;
  reload.mockClear();
  renewWhenPartsAreGone();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * 1000);

it("loads an old page anew when a part is gone, and once", async () => {
  await pass(60);
  lose();
  lose();
  await pass(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("lets a page that was just loaded grow old first, or it would be loaded for ever", async () => {
  const age = performance.now() / 1000;
  lose();
  await pass(19 - age);
  expect(reload).not.toHaveBeenCalled();
  await pass(2);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("waits for a server that does not answer", async () => {
  server = () => Promise.reject(new TypeError("no network"));
  await pass(60);
  lose();
  await pass(30);
  server = () => Promise.resolve({ ok: false });
  await pass(30);
  expect(reload).not.toHaveBeenCalled();
  server = () => Promise.resolve({ ok: true });
  await pass(3);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("waits for somebody to end a word", async () => {
  typing = true;
  await pass(60);
  lose();
  await pass(30);
  expect(reload).not.toHaveBeenCalled();
  typing = false;
  await pass(3);
  expect(reload).toHaveBeenCalledTimes(1);
});
