/** Which page: `/` is the lobby, `/table/ID` a table, `/learn/GAME`, `/rules/GAME` and so on a room beside them; `/account`
 *  is who one is, `/ratings` how well people play, `/cups` and `/cup/ID` what they play for. */
import { lasting, rememberLink, seatsAt, setTabSeats, tabSeats } from "./memory";
import { seatsToTake } from "./share/seating";

export const ROOMS = ["learn", "rules", "summary"] as const;
export type RoomName = (typeof ROOMS)[number];

const PLAIN: Record<string, Page["page"]> = {
  "/": "lobby",
  "/account": "account",
  "/ratings": "ratings",
  "/cups": "cups",
};

/** Beside the tables; of cups, one or all. */
export type BesidePage = { page: "account" } | { page: "ratings" } | { page: "cups"; id: string };

/** At a table: as whom, by their secrets; nobody is a spectator, and null has to be asked. */
export type Page =
  | { page: "lobby" }
  | { page: "nowhere" }
  | BesidePage
  | { page: RoomName; game: string }
  | { page: "table"; id: string; tokens: string[] | null; example?: string };

function read(): Page {
  const [, room, game] = location.pathname.split("/");
  const page = ROOMS.find((name) => name === room);
  if (page && game) return { page, game: decodeURIComponent(game) };
  if (room === "cup" && game) return { page: "cups", id: decodeURIComponent(game) };
  const found = /^\/table\/([^/]+)\/?$/.exec(location.pathname);
  if (!found?.[1]) return { page: PLAIN[location.pathname] ?? "nowhere", id: "" } as Page;
  const id = decodeURIComponent(found[1]);
  const secret = location.hash.slice(1);
  if (secret) return { page: "table", id, tokens: [takeIn(id, secret)] };
  const wish = new URLSearchParams(location.search);
  return {
    page: "table",
    id,
    tokens: seatsToTake(seatsAt(id), wish, tabSeats(id)),
    example: wish.get("example") ?? "",
  };
}

/** A link's secret is read once and remembered here: it stays neither in the address nor in the history. */
function takeIn(id: string, secret: string): string {
  rememberLink(id, secret);
  setTabSeats(id, [secret]);
  if (lasting()) history.replaceState(null, "", tablePath(id));
  return secret;
}

class Route {
  here = $state.raw<Page>(read());

  constructor() {
    addEventListener("popstate", () => (this.here = read()));
    addEventListener("hashchange", () => (this.here = read()));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.here = read();
    scrollTo(0, 0);
  }

  /** For plain links: stay on the page unless the reader wants a new tab. */
  follow = (click: MouseEvent): void => {
    const link = (click.currentTarget as HTMLElement).closest("a");
    if (!link || click.button !== 0 || click.ctrlKey || click.metaKey || click.shiftKey) return;
    click.preventDefault();
    this.go(link.getAttribute("href") ?? "/");
  };
}

/** A table; with seats, as those of them this browser has. */
export const tablePath = (id: string, ...seats: string[]): string =>
  `/table/${encodeURIComponent(id)}${seats.length ? `?seat=${seats.map(encodeURIComponent).join(",")}` : ""}`;

/** A table on which a worked example is tried out. */
export const examplePath = (id: string, name: string): string => `${tablePath(id)}?example=${encodeURIComponent(name)}`;

/** A table, as a spectator even for those who have a seat there. */
export const watchPath = (id: string): string => `${tablePath(id)}?watch`;

/** What is sent to a friend: whoever has it, has the seat. */
export const secretPath = (id: string, token: string): string => `${tablePath(id)}#${token}`;

/** Where one signs in; from a table or a cup, to come back to it. */
export const accountPath = (id = "", from: "table" | "cup" = "table"): string =>
  `/account${id ? `?${from}=${encodeURIComponent(id)}` : ""}`;

export const cupPath = (id: string): string => `/cup/${encodeURIComponent(id)}`;

/** What is sent to somebody who is to make an account. */
export const invitationPath = (code: string): string => `/account#${code}`;

export const route = new Route();

export const roomPath = (room: RoomName, game: string, rule = ""): string =>
  `/${room}/${encodeURIComponent(game)}${rule ? `#${rule}` : ""}`;
