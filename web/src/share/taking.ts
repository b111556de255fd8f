/** Taking a seat one has the link to. */
import { dropInvitations, lasting, rememberTable, type MyTable } from "../memory";
import type { Seat } from "../protocol";
import { route, secretPath, tablePath } from "../route.svelte";

export function sitAt({ table, seat, token, game }: Omit<MyTable, "at"> & { seat: Seat; token: string }): void {
  rememberTable({ table, token, seat, game });
  dropInvitations(table, [seat]);
  route.go(lasting() ? tablePath(table, seat) : secretPath(table, token));
}
