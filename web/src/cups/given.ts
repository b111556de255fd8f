/** Whether the cup had put whoever is signed in at a seat here that was given to somebody else. */
import { myself } from "../me/me.svelte";
import { isReplacedAt, numberOf } from "./cup";
import { fetchCup } from "./cups";

export async function wasGiven(cup: string, table: string): Promise<boolean> {
  const name = (await myself.ask()).person?.name;
  if (!name) return false;
  const info = await fetchCup(cup);
  return isReplacedAt(info, table, numberOf(info, name));
}
