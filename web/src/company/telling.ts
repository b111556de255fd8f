/** What came of things beside the game, as a sentence. */
import type { Dropped } from "../protocol";
import { say, type Text } from "../words.svelte";
import { called, type Names } from "./people";

/** Who refused a proposal, or took it back. */
export function toldOf({ what, seat, by }: Dropped, text: Text, names: Names): string {
  const who = called(seat, text, names);
  if (by === seat) return say(`withdrawn-${what}`, { who });
  return say(`dropped-${what}`, { who, by: called(by, text, names) });
}
