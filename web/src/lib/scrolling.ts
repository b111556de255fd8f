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
