/** Why a page hears nothing more of its table. */
import type { Code } from "../protocol";
import { say } from "../words.svelte";

/** Whoever sat here and is nobody any more was signed out, perhaps from elsewhere. */
export const whyCut = (code: Code): string => say(code === "not-signed-in" ? "signed-out" : `fatal-${code}`);
