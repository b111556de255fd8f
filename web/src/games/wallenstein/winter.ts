/** A winter as it would be now: what is missing, by the printed table. */
import type { Seat } from "../../protocol";
import type { BoardFacts, Empire } from "./empire";
import type { Span } from "./forecast";

/** What the winter may take: the loss printed on one of the events still open. */
export function lossSpan(events: readonly string[], facts: BoardFacts): Span {
  const losses = events.map((card) => facts.events[card]?.loss ?? 0);
  return losses.length ? { low: Math.min(...losses), high: Math.max(...losses) } : { low: 0, high: 0 };
}

export interface Hunger {
  missing: number;
  revolts: number;
}

/** Counties without grain after a loss, and the revolts the table gives for them. */
export function hunger(view: Empire, facts: BoardFacts, seat: Seat, loss: number): Hunger {
  const grain = Math.max(0, (view.grain[seat] ?? 0) - loss);
  const missing = Math.max(0, (view.winter[seat]?.counties ?? 0) - grain);
  const rows = Object.keys(facts["supply-table"]).map(Number);
  const row = Math.min(missing, Math.max(0, ...rows));
  return { missing, revolts: facts["supply-table"][row]?.revolts ?? 0 };
}
