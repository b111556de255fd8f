/** What a click on a territory asks for. Knows the words of choices, not the rules: the offer decides. */
import type { Choice } from "../../protocol";
import type { Territory, WorldView } from "./world";

export type Amount = "10" | "all" | number;

export type Intent =
  { kind: "play"; choices: Choice[] } | { kind: "attack"; target: Territory } | { kind: "why"; choice: Choice };

const VERB: Record<string, string> = {
  muster: "place",
  reinforce: "place",
  combat: "from",
  aim: "attack",
  movement: "from",
  destination: "move",
};

export const hasChoice = (offer: readonly Choice[], start: string): boolean =>
  offer.some((choice) => choice === start || choice.startsWith(`${start} `));

/** So many armies by tens and ones, never more than there are; all of them in one word. */
export function series(start: string, amount: Amount, available: number): Choice[] {
  const count = amount === "all" ? available : Math.max(1, Number(amount));
  if (count >= available) return available === 1 ? [start] : [`${start} all`];
  const tens = Array<Choice>(Math.floor(count / 10)).fill(`${start} 10`);
  return [...tens, ...Array<Choice>(count % 10).fill(start)];
}

/** How many armies a series places that does not place all. */
export const placed = (choices: readonly Choice[]): number =>
  choices.reduce((sum, choice) => sum + (choice.endsWith(" 10") ? 10 : 1), 0);

export function isOffered(view: WorldView, offer: readonly Choice[], t: Territory): boolean {
  return (
    ["place", "from", "attack", "move"].some((verb) => hasChoice(offer, `${verb} ${t}`)) || canSwitch(view, offer, t)
  );
}

/** While choosing a target: go back, or set out from another territory of one's own. */
function canSwitch(view: WorldView, offer: readonly Choice[], t: Territory): boolean {
  const choosing = view.stage === "aim" || view.stage === "destination";
  return choosing && offer.includes("done") && view.origin === t;
}

export function intent(view: WorldView, offer: readonly Choice[], t: Territory, amount: Amount): Intent {
  if (hasChoice(offer, `place ${t}`)) {
    const available = view.stage === "muster" ? 1 : view.to_place;
    return { kind: "play", choices: series(`place ${t}`, amount, available) };
  }
  if (hasChoice(offer, `attack ${t}`)) return { kind: "attack", target: t };
  for (const verb of ["from", "move"]) {
    if (offer.includes(`${verb} ${t}`)) return { kind: "play", choices: [`${verb} ${t}`] };
  }
  if (canSwitch(view, offer, t)) return { kind: "play", choices: ["done"] };
  if (view.stage === "aim" && offer.includes("done") && view.owner[t] === view.seat) {
    return { kind: "play", choices: ["done", `from ${t}`] };
  }
  const verb = VERB[view.stage] ?? "from";
  return { kind: "why", choice: verb === "attack" ? `attack ${t} 1` : `${verb} ${t}` };
}
