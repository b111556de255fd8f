/** Opening a table and sitting down at it. */
import { openTable, sitDown } from "../api";
import { dropInvitations, keepHostKey, keepInvitations, lasting, rememberTable } from "../memory";
import type { GameInfo, Opened, OpenTable, TableListed } from "../protocol";
import { route, secretPath, tablePath } from "../route.svelte";
import { sitAt } from "../share/taking";

export const PERSON = "person";

/** How many may play: an edition may narrow it. */
export const playersOf = (info: GameInfo, edition: string): [few: number, many: number] =>
  info.edition_players?.[edition] ?? info.players;

export const firstEdition = (info: GameInfo): string => Object.keys(info.editions)[0] ?? "";

/** A new table; its links stay in this browser until somebody sits there. */
export async function open(wish: OpenTable): Promise<Opened> {
  const opened = await openTable(wish);
  const people = opened.seats.filter((s) => s.token);
  keepInvitations(opened.table, Object.fromEntries(people.map((s) => [s.seat, s.token ?? ""])));
  if (opened.host) keepHostKey(opened.table, opened.host);
  return opened;
}

/** An empty seat at a table anyone may join. */
export async function join({ table, game }: TableListed, seat: string, name: string): Promise<void> {
  const { token } = await sitDown(table, { seat, name });
  sitAt({ table, token, seat, game });
}

export function sit(opened: Opened, game: string, seat: string, replace = false): void {
  take(opened, game, [seat]);
  const token = opened.seats.find((s) => s.seat === seat)?.token;
  route.go(token && !lasting() ? secretPath(opened.table, token) : tablePath(opened.table, seat), replace);
}

/** All people of the table at this one screen. */
export function sitTogether(opened: Opened, game: string): void {
  const seats = opened.seats.filter((s) => s.token).map((s) => s.seat);
  take(opened, game, seats);
  route.go(tablePath(opened.table, ...seats));
}

function take({ table, seats }: Opened, game: string, taken: readonly string[]): void {
  for (const { seat, token = null } of seats) if (taken.includes(seat)) rememberTable({ table, token, seat, game });
  dropInvitations(table, taken);
}

/** One person against bots, at once. */
export async function playNow(info: GameInfo, replace = false): Promise<void> {
  const [few, many] = playersOf(info, firstEdition(info));
  const players = Math.min(Math.max(3, few), many);
  const seats = [PERSON, ...Array<string>(players - 1).fill(info.usual_bot)];
  const opened = await open({ game: info.game, players, seats, options: info.first_table });
  const mine = opened.seats.find((s) => s.kind === "person");
  if (mine) sit(opened, info.game, mine.seat, replace);
}
