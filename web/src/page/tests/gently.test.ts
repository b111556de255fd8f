import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { gently } from "../gently";

class Page extends EventTarget {
  hidden = false;
}
let page: Page;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", (page = new Page()));
});
afterEach(() => void vi.useRealTimers());

it("looks now and then, not while nobody sees it, and at once when they are back", async () => {
  const look = vi.fn(() => Promise.resolve());
  const end = gently(look, 10);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(look).toHaveBeenCalledTimes(2);
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledTimes(2);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(look).toHaveBeenCalledTimes(3);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  page.dispatchEvent(new Event("visibilitychange"));
  expect(look).toHaveBeenCalledTimes(3);
});

it("asks no more while an answer is awaited, and goes on after a fault", async () => {
  let fail: (why: Error) => void = () => {};
  const look = vi.fn(() => new Promise((_, reject) => (fail = reject)));
  const end = gently(look, 10);
  await vi.advanceTimersByTimeAsync(35_000);
  expect(look).toHaveBeenCalledTimes(1);
  fail(new Error("away"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(look).toHaveBeenCalledTimes(2);
  end();
});
