/** Choices and places as sentences, with what they need from the view; the twin of games/gods_playground/speech.py. */
import type { Choice, GameInfo } from "../../protocol";
import { label as sharedLabel, split } from "../../speech";
import type { Facts, Text } from "../../words.svelte";
import type { Session } from "../../table/session.svelte";
import { isEnemy, isRegion, isSpot, type Commonwealth, type Region } from "./commonwealth";
import { enemyWords, regionWords } from "./describe";
import { choicesAt, circlePlace, type Place } from "./places";

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

// ---- places ----
/** What is needed to say what lies at a place and may be done there. */
export interface Speaker {
  session: Session;
  text: Text;
  view: Commonwealth;
  /** The region a noble is being moved from. */
  origin: string | null;
  /** Blocks are being laid in secret. */
  arranging: boolean;
}

export function spoken(place: Place, speaker: Speaker): string {
  const said = doing(place, speaker);
  return said ? `${described(place, speaker)} ${said}` : described(place, speaker);
}

function doing(place: Place, { session, text, view, origin, arranging }: Speaker): string {
  if (arranging) {
    const block = isSpot(place) ? (view.assigned?.[place] ?? null) : undefined;
    if (block === undefined) return "";
    return block === null ? text.get("board-act-assign") : text.get("board-act-reassign", { block });
  }
  const choices = choicesAt(place, view, session.offer, origin);
  const verbs = [...new Set(choices.map((choice) => split(choice).verb))];
  return choices.length === 1
    ? label(choices[0]!, session.info, text, view)
    : verbs.map((verb) => text.get(`board-verb-${verb}`)).join(", ");
}

function described(place: Place, { view, text }: Speaker): string {
  if (isRegion(place)) return regionWords(view, text, place);
  if (isEnemy(place)) return enemyWords(view, text, place);
  if (place === "cossacks") return text.get("describe-cossacks", { ...view.cossacks });
  const crown = text.get("describe-crown", { ...view.crown });
  return text.get("describe-entry", { name: text.name("spot", "court"), what: crown });
}

export function circleName(region: Region, circle: number, { session, text, view }: Speaker): string {
  const owner = view.estate[region][String(circle)] ?? null;
  const name = text.get("board-circle", {
    ...circleFacts(view, region, circle),
    region: text.name("region", region),
    owner: owner ? text.name("seat", owner) : text.get("board-free"),
  });
  const choices = choicesAt(circlePlace(region, circle), view, session.offer, null);
  return choices.length ? `${name} ${choices.map((c) => label(c, session.info, text, view)).join(", ")}` : name;
}
