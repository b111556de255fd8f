/** Views event by event: each event that everyone hears says what it changed. Nothing here knows a rule. */
import type { GameEvent } from "../protocol";

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The view with what changed: objects field by field, all else replaced. */
export function fold<T extends object>(view: T, changes: object = {}): T {
  const folded = { ...view } as Record<string, unknown>;
  for (const [key, value] of Object.entries(changes)) {
    const old = folded[key];
    folded[key] = isTable(old) && isTable(value) ? fold(old, value) : value;
  }
  return folded as T;
}

/** Each event with the view after it. */
export function scenes<T extends object>(before: T, events: readonly GameEvent[]): { event: GameEvent; view: T }[] {
  let view = before;
  return events.map((event) => ({ event, view: (view = fold(view, event.changes)) }));
}
