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
/** The one asked for last: whoever follows a game asks for the next one then. */
let latest: { event: GameEvent; view: View } | null = null;

const known = (event: GameEvent): View | undefined => (event === latest?.event ? latest.view : kept.get(event));

/** What a seat saw after the first so many of its events, from these alone; at once, however long the game is. */
export function viewAfter(seat: Seat | null, events: readonly GameEvent[], count: number): View {
  let from = count;
  let view: View | undefined;
  while (from > 0 && !(view = known(events[from - 1]!))) from -= 1;
  view ??= { seat } as View;
  for (const event of events.slice(from, count)) {
    view = after(view, event);
    if (++from % KEPT_EVERY === 0) kept.set(event, view);
  }
  if (count) latest = { event: events[count - 1]!, view };
  return view;
}
