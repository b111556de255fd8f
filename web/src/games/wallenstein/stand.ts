/** Where the game stands, in a few words. */
import type { View } from "../../protocol";
import type { Text } from "../../words.svelte";
import { asEmpire, SLOTS } from "./empire";

export function stand(anyView: View, text: Text): string {
  const view = asEmpire(anyView);
  const phase = String(view.phase);
  if (view.over || phase === "set-up") return text.name("phase", phase);
  const step =
    phase === "actions"
      ? text.get("board-stand-action", { now: Math.min(view.slot + 1, SLOTS.length), all: SLOTS.length })
      : text.name("phase", phase);
  const season = text.name("season", view.season);
  // A phase of the winter says so itself.
  const told = step.startsWith(season) ? [step] : [season, step];
  return [text.get("board-year", { year: view.year }), ...told].join(" · ");
}
