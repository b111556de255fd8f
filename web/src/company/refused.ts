/** Why something beside the game was turned away, in the reader's language. */
import { ApiError } from "../api";
import { say, words } from "../words.svelte";

/** A refusal by its code; where there are no words for it, the usual ones. */
export const refusal = (code: string, otherwise = "server-unreachable"): string =>
  say(words.own.has(`refused-${code}`) ? `refused-${code}` : otherwise);

export const whyNot = (error: unknown): string => refusal(error instanceof ApiError ? error.error : "");
