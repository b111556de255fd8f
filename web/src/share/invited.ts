/** Seats of people at which nobody has ever sat down. */
import type { Seat, Sitting } from "../protocol";

export function emptySeats(sittings: readonly Sitting[], here: Readonly<Record<Seat, boolean>>): Seat[] {
  return sittings.filter(({ seat, kind, taken }) => kind === "person" && !taken && !here[seat]).map(({ seat }) => seat);
}
