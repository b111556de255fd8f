/** Whom one reads of in a cup. */
import type { CupInfo } from "../protocol";
import { say } from "../words.svelte";

/** Whoever has deleted their account has no name any more. */
export const nameOf = ({ people }: CupInfo, number: number): string => people[number]?.name || say("cup-gone");
