/** Seats of people at which nobody has ever sat down. */
import { invitations } from "../memory";
import type { Seat, Sitting } from "../protocol";

export function emptySeats(sittings: readonly Sitting[], here: Readonly<Record<Seat, boolean>>): Seat[] {
  return sittings.filter(({ seat, kind, taken }) => kind === "person" && !taken && !here[seat]).map(({ seat }) => seat);
}

/** Empty seats at a table opened here: whoever opened it and sits nowhere may take one. */
export function seatsToOffer(table: string, empty: readonly Seat[]): Seat[] {
  const links = invitations(table);
  return empty.filter((seat) => links[seat]);
}
