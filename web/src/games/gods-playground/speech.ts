/** Choices as sentences, with what they need from the view; the twin of games/gods_playground/speech.py. */
import type { Choice, GameInfo } from "../../protocol";
import { label as sharedLabel, split } from "../../speech";
import type { Facts, Text } from "../../words.svelte";
import { isRegion, type Commonwealth, type Region } from "./commonwealth";

export function label(choice: Choice, info: GameInfo, text: Text, view: Commonwealth): string {
  return sharedLabel(choice, info, text, choiceFacts(choice, text, view));
}

function choiceFacts(choice: Choice, text: Text, view: Commonwealth): Facts {
  const { verb, words } = split(choice);
  const [region = "", circle = ""] = words;
  if (!isRegion(region)) return {};
  if (verb === "manager" || verb === "city") return circleFacts(view, region, Number(circle));
  return verb === "campaign" ? { foe: text.name("foe", view.attacked?.[region] ?? null) } : {};
}

/** A circle is known by its worth; where several have the same, by its place among those. */
export function circleFacts(view: Commonwealth, region: Region, circle: number): Facts {
  const row = view.printed.worth[region];
  const worth = row[circle - 1] ?? 0;
  const alike = row.flatMap((other, k) => (other === worth ? [k + 1] : []));
  const place = circle === alike[0] ? "inner" : circle === alike.at(-1) ? "outer" : "middle";
  return { worth, twin: alike.length < 2 ? "none" : place };
}
