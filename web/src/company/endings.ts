/** How a table ended before its game did, in words. */
import type { Session } from "../table/session.svelte";
import type { Text } from "../text";
import { say } from "../words.svelte";
import { called } from "./people";

export function howEnded({ welcome, own, sittings, names }: Session, text: Text): string {
  if (!welcome?.ended) return "";
  const { how, places } = welcome.ended;
  if (how !== "concede") return say(`ended-${how}`);
  const told = (seats: string[]): string => seats.map((seat) => called(seat, text, names)).join(", ");
  const gone = sittings.filter(({ conceded }) => conceded).map(({ seat }) => seat);
  const winner = told(Object.keys(places).filter((seat) => places[seat] === 1));
  return own && gone.includes(own)
    ? say("ended-concede-you", { winner })
    : say("ended-concede", { who: told(gone), winner });
}
