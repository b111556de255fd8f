/** Who holds how much of each continent. */
import type { Seat } from "../../protocol";
import type { Text } from "../../words.svelte";
import type { BoardFacts, Territory, WorldView } from "./world";

export const inside = (board: BoardFacts, continent: string): Territory[] =>
  Object.keys(board.territories).filter((t) => board.territories[t]?.continent === continent);

export interface Standing {
  continent: string;
  value: number;
  /** The owner of each territory, those with most of them first; nobody's last. */
  owners: (Seat | null)[];
  /** Who holds most, and what that seat still lacks. */
  leader: Seat | null;
  missing: number;
}

export function standings(view: WorldView, board: BoardFacts): Standing[] {
  return Object.entries(board.continents).map(([continent, { value }]) => {
    const held = inside(board, continent).map((t) => view.owner[t] ?? null);
    const counts = counted(held, view.seats);
    const owners = counts.flatMap(({ seat, count }) => Array<Seat>(count).fill(seat));
    const nobodys = Array<null>(held.length - owners.length).fill(null);
    return {
      continent,
      value,
      owners: [...owners, ...nobodys],
      leader: counts[0]?.seat ?? null,
      missing: held.length - (counts[0]?.count ?? 0),
    };
  });
}

function counted(owners: readonly (Seat | null)[], seats: readonly Seat[]): { seat: Seat; count: number }[] {
  return seats
    .map((seat) => ({ seat, count: owners.filter((owner) => owner === seat).length }))
    .filter(({ count }) => count)
    .sort((a, b) => b.count - a.count);
}

/** The same in words. */
export function sharesOf(owners: readonly (Seat | null)[], seats: readonly Seat[], text: Text): string {
  if (new Set(owners).size === 1) return text.get("describe-whole", { seat: text.name("seat", owners[0] ?? null) });
  return counted(owners, seats)
    .map(({ seat, count }) => `${text.name("seat", seat)} ${count}`)
    .join(", ");
}
