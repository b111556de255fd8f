/** The log in chapters. They grow as things happen; what has been told is not told anew. */
import type { GameEvent } from "../protocol";

export interface Chapter {
  heading: GameEvent | null;
  /** How many events came before it. */
  start: number;
  lines: GameEvent[];
}

const lengthOf = ({ heading, lines }: Chapter): number => (heading ? 1 : 0) + lines.length;

/** How many of these events the chapters tell already; none after an undo, when events are heard anew. */
function alreadyTold(chapters: readonly Chapter[], events: readonly GameEvent[]): number {
  const last = chapters.at(-1);
  if (!last) return 0;
  const count = last.start + lengthOf(last);
  return (last.lines.at(-1) ?? last.heading) === events[count - 1] ? count : 0;
}

/** The chapters of all these events: those there were, and what has come since. The same if nothing has. */
export function continued(
  chapters: Chapter[],
  events: readonly GameEvent[],
  isHeading: (event: GameEvent) => boolean,
): Chapter[] {
  const told = alreadyTold(chapters, events);
  if (told === events.length && told > 0) return chapters;
  const open = told ? chapters.at(-1)! : null;
  const found = open ? [...chapters.slice(0, -1), { ...open, lines: [...open.lines] }] : [];
  events.slice(told).forEach((event, k) => {
    const last = found.at(-1);
    const start = told + k;
    if (isHeading(event)) found.push({ heading: event, start, lines: [] });
    else if (last) last.lines.push(event);
    else found.push({ heading: null, start, lines: [event] });
  });
  return found;
}
