/** Why something about a cup was not done, as a message. */
import { ApiError } from "../api";
import { words } from "../words.svelte";

export function faultOf(error: unknown): string {
  const key = `cup-fault-${error instanceof ApiError ? error.error : "unreachable"}`;
  return words.own.has(key) ? key : "me-failed";
}
