/** Views event by event: events say what they changed, for everyone and for this seat. Nothing here knows a rule. */
import type { GameEvent, Seat, View } from "../protocol";

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The view with what changed: objects field by field, all else replaced. */
export function fold<T extends object>(view: T, changes: object): T {
  const folded = { ...view } as Record<string, unknown>;
  for (const [key, value] of Object.entries(changes)) {
    const old = folded[key];
    folded[key] = isTable(old) && isTable(value) ? fold(old, value) : value;
  }
  return folded as T;
}

/** The view after an event. */
function after<T extends object>(view: T, { changes, own }: GameEvent): T {
  const seen = changes ? fold(view, changes) : view;
  return own ? fold(seen, own) : seen;
}

/** Each event with the view after it. */
export function scenes<T extends object>(before: T, events: readonly GameEvent[]): { event: GameEvent; view: T }[] {
  let view = before;
  return events.map((event) => ({ event, view: (view = after(view, event)) }));
}

export const KEPT_EVERY = 64;
/** The view after every so many events. What an undo takes away are other events, so it takes their views with it. */
const kept = new WeakMap<GameEvent, View>();

/** What a seat saw after the first so many of its events, from these alone; at once, however long the game is. */
export function viewAfter(seat: Seat | null, events: readonly GameEvent[], count: number): View {
  let known = count;
  while (known > 0 && !kept.has(events[known - 1]!)) known -= 1;
  let view = known ? kept.get(events[known - 1]!)! : ({ seat } as View);
  for (; known < count; known++) {
    const event = events[known]!;
    view = after(view, event);
    if ((known + 1) % KEPT_EVERY === 0) kept.set(event, view);
  }
  return view;
}
