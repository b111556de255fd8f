/** What a field of a form lacks, in the reader's language: browsers say it in their own. */
import { say } from "./words.svelte";

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Ours until something else is typed. */
export function speakOf(field: Field): void {
  if (field.validity.customError) return;
  field.setCustomValidity(say(lackOf(field), { least: "minLength" in field ? field.minLength : 0 }));
  field.addEventListener("input", () => field.setCustomValidity(""), { once: true });
}

function lackOf({ validity, type }: Field): string {
  if (validity.valueMissing) return type === "number" ? "field-number" : "field-missing";
  return validity.tooShort ? "field-short" : "field-number";
}
