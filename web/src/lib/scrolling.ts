/** What scrolls says so: it is marked with the ends beyond which there is more, and fades there. */
import type { Attachment } from "svelte/attachments";

const SLACK = 1; // of a browser that zooms

/** How far what there is goes beyond what is seen, by end. */
type Beyond = (element: HTMLElement) => Record<string, number>;

function marked(name: string, beyond: Beyond): Attachment<HTMLElement> {
  return (element) => {
    const look = (): void => {
      const more = Object.entries(beyond(element)).filter(([, length]) => length > SLACK);
      element.dataset[name] = more.map(([end]) => end).join(" ");
    };
    const size = new ResizeObserver(look);
    const lookAgain = (): void => (size.unobserve(element), size.observe(element)); // once all is laid out anyway
    const words = new MutationObserver(lookAgain);
    size.observe(element);
    words.observe(element, { childList: true, characterData: true, subtree: true });
    element.addEventListener("scroll", look, { passive: true });
    element.addEventListener("toggle", lookAgain, { capture: true });
    return () => {
      size.disconnect();
      words.disconnect();
      element.removeEventListener("scroll", look);
      element.removeEventListener("toggle", lookAgain, { capture: true });
    };
  };
}

export const sideways = marked("more", ({ scrollLeft, scrollWidth, clientWidth }) => ({
  before: scrollLeft,
  after: scrollWidth - clientWidth - scrollLeft,
}));

export const downwards = marked("further", ({ scrollTop, scrollHeight, clientHeight }) => ({
  above: scrollTop,
  below: scrollHeight - clientHeight - scrollTop,
}));

const ROOM = 24; // the fading edge, and what tells that there is more

/** What scrolls around an element; not the page itself. */
function scrollerOf(element: Element): Element | null {
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    if (up.scrollHeight > up.clientHeight && ["auto", "scroll"].includes(getComputedStyle(up).overflowY)) return up;
  }
  return null;
}

/** Bring an element into sight within what scrolls around it, and the page stays: its beginning, if not all has room. */
export function bringWithin(element: Element): void {
  const frame = scrollerOf(element);
  if (!frame) return;
  const [there, here] = [frame.getBoundingClientRect(), element.getBoundingClientRect()];
  const above = here.top - there.top - ROOM;
  const below = here.bottom - there.bottom + ROOM;
  if (above < 0) frame.scrollTop += above;
  else if (below > 0) frame.scrollTop += Math.min(above, below);
}
