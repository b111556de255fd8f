/** Who sits where, as people speak of it. What a person typed is text and is never read as anything else. */
import { myself } from "../me/me.svelte";
import { keep, kept } from "../memory";
import type { Seat, Sitting } from "../protocol";
import type { Text } from "../text";

export type Names = Readonly<Record<Seat, string>>;
export const LONGEST_NAME = 40;

export const namesOf = (sittings: readonly Sitting[]): Names =>
  Object.fromEntries(sittings.flatMap(({ seat, name }) => (name ? [[seat, name]] : [])));

/** A seat and, where it is known, who sits there. */
export function called(seat: Seat, text: Text, names: Names): string {
  const colour = text.name("seat", seat);
  return names[seat] ? `${colour} (${names[seat]})` : colour;
}

/** Those who have sat down and not given up: their word is wanted when the table is to be ended. */
export const voters = (sittings: readonly Sitting[]): Seat[] =>
  sittings.filter(({ kind, taken, conceded }) => kind === "person" && taken && !conceded).map(({ seat }) => seat);

/** The name this browser goes by, at this table and the next. */
export const saidName = (): string => kept("name") ?? "";
/** What to fill in where a name is asked for: whoever has said none may be known by their account. */
export const myName = (): string => saidName() || (myself.person?.name ?? "");
export const keepName = (name: string): void => keep("name", name);
