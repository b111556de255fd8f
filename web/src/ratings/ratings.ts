/** Ratings, as the server is asked for them and as they are written. */
import { get } from "../me/people";
import type { Ladder, OwnResult, PersonRatings, RatedKind } from "../protocol";
import { words } from "../words.svelte";

export type Kind = Pick<RatedKind, "game" | "players">;

export const fetchKinds = (): Promise<RatedKind[]> => get("/api/ratings");
export const fetchLadder = ({ game, players }: Kind): Promise<Ladder> =>
  get(`/api/ratings/${encodeURIComponent(game)}?players=${players}`);
export const fetchRatings = (name: string): Promise<PersonRatings> =>
  get(`/api/people/${encodeURIComponent(name)}/ratings`);
export const fetchResults = (): Promise<OwnResult[]> => get("/api/me/results");

export const kindPath = ({ game, players }: Kind): string =>
  `/ratings?game=${encodeURIComponent(game)}&players=${players}`;
export const personPath = (name: string): string => `/ratings?of=${encodeURIComponent(name)}`;

/** Which list is wanted: the one that is named, else the one with most people. */
export function wantedKind(kinds: readonly RatedKind[], wish: URLSearchParams): RatedKind | undefined {
  const game = wish.get("game");
  const players = Number(wish.get("players"));
  const named = kinds.filter((kind) => kind.game === game);
  const most = (some: readonly RatedKind[]): RatedKind | undefined => [...some].sort((a, b) => b.people - a.people)[0];
  return named.find((kind) => kind.players === players) ?? most(named) ?? most(kinds);
}

/** The lists there are, by game. */
export function byGame(kinds: readonly RatedKind[]): [game: string, kinds: RatedKind[]][] {
  const games = [...new Set(kinds.map(({ game }) => game))];
  return games.map((game) => [game, kinds.filter((kind) => kind.game === game)]);
}

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const written = (value: number, how: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(words.language, { ...tenths, ...how }).format(value);

/** One cautious number. */
export const figure = (rating: number): string => written(rating, { signDisplay: "negative" });
/** By how much it has changed. */
export const step = (before: number, after: number): string => written(after - before, { signDisplay: "exceptZero" });
