/** As whom a browser comes to a table where it may have several seats. */
import type { MyTable } from "../memory";

/** The secrets to come with: none is a spectator; null, if several would do and somebody has to say which. */
export function seatsToTake(held: readonly MyTable[], wish: URLSearchParams, tab: readonly string[]): string[] | null {
  if (wish.has("watch") || wish.has("as")) return []; // with borrowed eyes nobody sits
  const tokens = (of: readonly MyTable[]): string[] => of.flatMap(({ token }) => token ?? []);
  const named = (wish.get("seat") ?? "").split(",").flatMap((name) => held.find(({ seat }) => seat === name) ?? []);
  if (named.length) return tokens(named);
  if (tab.length) return [...tab];
  return held.length > 1 ? null : tokens(held);
}
