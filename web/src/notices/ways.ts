/** Ways to be told while one is away: what the server offers, one's own, and this browser as one of them. */
import { ask } from "../api";
import { keep, kept } from "../memory";
import type { AddWay, NoticesOffered, Way } from "../protocol";

/** Whose ways they are: whoever has this token, or, without one, whoever is signed in. */
export interface Whose {
  path: string;
  token?: string;
}

export const ofSeat = (table: string, token: string): Whose => ({
  path: `/api/tables/${encodeURIComponent(table)}/notices`,
  token,
});

export const ofAccount: Whose = { path: "/api/me/notices" };

export async function fetchOffered(): Promise<NoticesOffered> {
  return (await ask("/api/notices")).json() as Promise<NoticesOffered>;
}

export async function fetchWays({ path, token }: Whose): Promise<Way[]> {
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  return (await ask(path, { headers })).json() as Promise<Way[]>;
}

async function send<Answer>(method: string, { path, token }: Whose, wish: object): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(token ? { ...wish, token } : wish);
  return (await ask(path, { method, headers, body })).json() as Promise<Answer>;
}

export const addWay = (whose: Whose, wish: Omit<AddWay, "token">): Promise<Way> => send("POST", whose, wish);

export const endWay = (whose: Whose, way: string): Promise<Way[]> => send("DELETE", whose, { way });

// ---- this browser ----
const remembered = ({ path }: Whose): string => `notices.${path}`;

/** Whether this browser can be told, and may. */
export function browserCan(): "yes" | "denied" | "no" {
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis)) return "no";
  return Notification.permission === "denied" ? "denied" : "yes";
}

/** Which of these ways leads to this browser. */
export const thisBrowser = (whose: Whose, ways: readonly Way[]): Way | undefined =>
  ways.find(({ channel, id }) => channel === "push" && id === kept(remembered(whose)));

/** Subscribe this browser; null if its reader would rather not. */
export async function tellBrowser(whose: Whose, vapid: string, language: string): Promise<Way | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const subscription = await subscribed(vapid);
  const way = await addWay(whose, { channel: "push", address: JSON.stringify(subscription), language });
  keep(remembered(whose), way.id);
  return way;
}

/** One subscription for all tables; one made with another key of the server would bring nothing. */
async function subscribed(vapid: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = unpacked(vapid);
  const old = await pushManager.getSubscription();
  if (old && !sameBytes(old.options.applicationServerKey, key)) await old.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

export function unpacked(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

function sameBytes(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0));
  return bytes.length === other.length && bytes.every((byte, k) => byte === other[k]);
}
