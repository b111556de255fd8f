/** The HTTP half of the contract. */
import type {
  Account,
  Again,
  ChangeTerms,
  Code,
  GameInfo,
  Given,
  HttpError,
  Opened,
  OpenTable,
  PlayAgain,
  SitDown,
  TableInfo,
  TableListed,
  Terms,
  WhatIf,
} from "./protocol";

export class ApiError extends Error {
  constructor(
    readonly error: Code | "unreachable",
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export async function ask(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init);
  if (response.ok) return response;
  const fault = (await response.json().catch(() => null)) as HttpError | null;
  throw new ApiError(fault?.error ?? "unreachable", fault?.message ?? response.statusText, response.status);
}

let games: Promise<GameInfo[]> | null = null;

/** Asked once: games do not change while a page is open. */
export function fetchGames(): Promise<GameInfo[]> {
  games ??= ask("/api/games").then((r) => r.json() as Promise<GameInfo[]>);
  games.catch(() => (games = null));
  return games;
}

/** One of them, as the lobby knows it or asked for alone. */
export async function fetchGame(name: string): Promise<GameInfo> {
  const known = (await games)?.find((info) => info.game === name);
  return known ?? ((await ask(`/api/games/${encodeURIComponent(name)}`)).json() as Promise<GameInfo>);
}

/** All the messages of a game, or those that a list of games and tables needs. */
export async function fetchText(game: string, language: string, which: "words" | "rules" | "cover"): Promise<string> {
  return (await ask(`/api/games/${game}/${which}/${language}.ftl`)).text();
}

export async function fetchBoard(game: string): Promise<unknown> {
  return (await ask(`/api/games/${game}/board`)).json();
}

export async function fetchTable(id: string): Promise<TableInfo> {
  return (await ask(`/api/tables/${encodeURIComponent(id)}`)).json() as Promise<TableInfo>;
}

const list = async (query: string): Promise<TableListed[]> =>
  (await ask(`/api/tables${query}`)).json() as Promise<TableListed[]>;

/** Listed tables with empty seats, the newest first. */
export const fetchOpenTables = (): Promise<TableListed[]> => list("");
/** Listed games that have come to an end, the latest first. */
export const fetchFinished = (): Promise<TableListed[]> => list("?finished");
/** Those this browser knows, as far as they are there. */
export const fetchTables = (ids: readonly string[]): Promise<TableListed[]> =>
  list(`?of=${ids.map(encodeURIComponent).join(",")}`);

/** Of a finished game. */
export async function fetchAccount(id: string): Promise<Account> {
  return (await ask(`/api/tables/${encodeURIComponent(id)}/account`)).json() as Promise<Account>;
}

export async function post<Answer>(path: string, wish: object): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  return (await ask(path, { method: "POST", headers, body: JSON.stringify(wish) })).json() as Promise<Answer>;
}

export const openTable = (wish: OpenTable): Promise<Opened> => post("/api/tables", wish);

export const askWhatIf = (id: string, wish: WhatIf): Promise<Opened> =>
  post(`/api/tables/${encodeURIComponent(id)}/what-if`, wish);

/** The table where those of a finished game sit again; what opened one's seat, a token or one's account, opens it there. */
export const playAgain = (id: string, wish: PlayAgain): Promise<Again> =>
  post(`/api/tables/${encodeURIComponent(id)}/rematch`, wish);

/** An empty seat at a listed table, for the first who asks. */
export const sitDown = (id: string, wish: SitDown): Promise<Given> =>
  post(`/api/tables/${encodeURIComponent(id)}/sit`, wish);

/** Another link for an empty seat, by whoever opened the table; the one before is void. */
export const askLink = (id: string, seat: string, host: string): Promise<Given> =>
  post(`/api/tables/${encodeURIComponent(id)}/seats/${encodeURIComponent(seat)}/link`, { host });

export const changeTerms = (id: string, wish: ChangeTerms): Promise<Terms> =>
  post(`/api/tables/${encodeURIComponent(id)}/terms`, wish);

export const recordPath = (id: string): string => `/api/tables/${encodeURIComponent(id)}/record`;
/** The file it is kept in. */
export const recordName = (game: string, id: string): string => `${game}-${id}.record`;
