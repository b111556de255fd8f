/** Moments of an account, in the reader's language. */
import { words } from "../words.svelte";

export const day = (seconds: number): string =>
  new Intl.DateTimeFormat(words.locale, { dateStyle: "long" }).format(seconds * 1000);

export const moment = (seconds: number): string =>
  new Intl.DateTimeFormat(words.locale, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
