/** This browser as a way to be told: asked for once, remembered by table; and the worker that shows what comes. */
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Way } from "../src/protocol";
import { addWay, browserCan, endWay, fetchWays, ofSeat, tellBrowser, thisBrowser, unpacked } from "../src/notices/ways";

const KEY = "AQID-_8";
const way = (id: string): Way => ({
  id,
  channel: "push",
  address: "push.example",
  language: "en",
  status: "working",
  trouble: "",
});
const requests: { path: string; init: RequestInit | undefined }[] = [];
const stored = new Map<string, string>();
let permission: string;
let old: { options: { applicationServerKey: ArrayBuffer }; unsubscribe: () => Promise<void> } | null;

beforeEach(() => {
  requests.length = 0;
  stored.clear();
  permission = "granted";
  old = null;
  vi.stubGlobal("localStorage", {
    setItem: (name: string, value: string) => stored.set(name, value),
    getItem: (name: string) => stored.get(name) ?? null,
  });
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    requests.push({ path, init });
    return Promise.resolve(new Response(JSON.stringify(init?.method === "POST" ? way("w1") : [way("w1")])));
  });
  const pushManager = {
    getSubscription: () => Promise.resolve(old),
    subscribe: vi.fn((wish: object) => Promise.resolve({ endpoint: "https://push.example/1", ...wish })),
  };
  const serviceWorker = { register: vi.fn(() => Promise.resolve()), ready: Promise.resolve({ pushManager }) };
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("PushManager", Object);
  vi.stubGlobal("Notification", { permission: "default", requestPermission: () => Promise.resolve(permission) });
});

describe("ways to be told", () => {
  const mine = ofSeat("a/b", "key");
  const bodyOf = (k: number): unknown => JSON.parse(requests[k]!.init!.body as string);

  it("are added and ended with the seat's token, and listed with it in a header, never in an address", async () => {
    await addWay(mine, { channel: "mail", address: "a@b.example", language: "de" });
    await endWay(mine, "w1");
    await fetchWays(mine);
    expect(requests.map(({ path }) => path)).toEqual(Array(3).fill("/api/tables/a%2Fb/notices"));
    expect(bodyOf(0)).toEqual({ channel: "mail", address: "a@b.example", language: "de", token: "key" });
    expect(bodyOf(1)).toEqual({ way: "w1", token: "key" });
    expect(requests[2]!.init!.headers).toEqual({ authorization: "Bearer key" });
  });

  it("of an account need no token", async () => {
    await endWay({ path: "/api/me/notices" }, "w1");
    expect(bodyOf(0)).toEqual({ way: "w1" });
  });

  it("include this browser, once it is subscribed with the server's key", async () => {
    expect(thisBrowser(mine, [way("w1")])).toBeUndefined();
    expect((await tellBrowser(mine, KEY, "en"))?.id).toBe("w1");
    const { channel, address } = bodyOf(0) as { channel: string; address: string };
    expect([channel, (JSON.parse(address) as { endpoint: string }).endpoint]).toEqual([
      "push",
      "https://push.example/1",
    ]);
    expect(thisBrowser(mine, [way("w0"), way("w1")])?.id).toBe("w1");
    expect(thisBrowser(ofSeat("other", "key"), [way("w1")])).toBeUndefined();
  });

  it("ask nobody twice who would rather not", async () => {
    permission = "denied";
    expect(await tellBrowser(mine, KEY, "en")).toBeNull();
    expect(requests).toEqual([]);
  });

  it("give up a subscription made with another key, and keep one with ours", async () => {
    const unsubscribe = vi.fn(() => Promise.resolve());
    old = { options: { applicationServerKey: unpacked(KEY).buffer }, unsubscribe };
    await tellBrowser(mine, KEY, "en");
    expect(unsubscribe).not.toHaveBeenCalled();
    old = { options: { applicationServerKey: unpacked("AAAA").buffer }, unsubscribe };
    await tellBrowser(mine, KEY, "en");
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it("know what a browser cannot or may not do", () => {
    expect(browserCan()).toBe("yes");
    vi.stubGlobal("Notification", { permission: "denied" });
    expect(browserCan()).toBe("denied");
    vi.stubGlobal("navigator", {});
    expect(browserCan()).toBe("no");
  });
});

describe("the worker", () => {
  type Listener = (event: object) => void;
  const listeners: Record<string, Listener> = {};
  const show = vi.fn(() => Promise.resolve());
  const openWindow = vi.fn(() => Promise.resolve());
  const focus = vi.fn(() => Promise.resolve());
  const self = {
    location: { origin: "https://games.example" },
    registration: { showNotification: show },
    clients: {
      claim: () => Promise.resolve(),
      matchAll: () => Promise.resolve([{ url: "https://games.example/table/open?watch", focus }]),
      openWindow,
    },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
  };
  new Function("self", readFileSync("public/sw.js", "utf8"))(self);

  async function dispatch(name: string, event: object): Promise<void> {
    let done: Promise<unknown> = Promise.resolve();
    listeners[name]!({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) });
    await done;
  }
  const click = (path: unknown): Promise<void> =>
    dispatch("notificationclick", { notification: { close: () => {}, data: { path } } });

  beforeEach(() => vi.clearAllMocks());

  it("shows what is pushed", async () => {
    await dispatch("push", { data: { json: () => ({ title: "Your turn", body: "b", path: "/table/x" }) } });
    expect(show).toHaveBeenCalledWith("Your turn", expect.objectContaining({ body: "b", data: { path: "/table/x" } }));
  });

  it("shows something whatever comes: browsers insist on it", async () => {
    await dispatch("push", { data: null });
    expect(show).toHaveBeenCalledWith("wartable", expect.objectContaining({ data: { path: "/" } }));
  });

  it("leads to the table: the page that shows it, or a new one", async () => {
    await click("/table/x");
    expect(openWindow).toHaveBeenCalledWith("https://games.example/table/x");
    await click("/table/open");
    expect(focus).toHaveBeenCalledOnce();
  });

  it.each(["https://elsewhere.example/", "//elsewhere.example/", 5, undefined])(
    "leads nowhere else: %s",
    async (path) => {
      await click(path);
      expect(openWindow).toHaveBeenCalledWith("https://games.example/");
    },
  );
});
