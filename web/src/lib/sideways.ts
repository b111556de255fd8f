/** What scrolls sideways says so: it is marked with the ends beyond which there is more, and fades there. */
import type { Attachment } from "svelte/attachments";

const SLACK = 1; // of a browser that zooms

export const sideways: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    const { scrollLeft, scrollWidth, clientWidth } = element;
    const beyond = { before: scrollLeft, after: scrollWidth - clientWidth - scrollLeft };
    const more = Object.entries(beyond).filter(([, width]) => width > SLACK);
    element.dataset.more = more.map(([end]) => end).join(" ");
  };
  const size = new ResizeObserver(look);
  const lookAgain = (): void => (size.unobserve(element), size.observe(element)); // once all is laid out anyway
  const words = new MutationObserver(lookAgain);
  size.observe(element);
  words.observe(element, { childList: true, characterData: true, subtree: true });
  element.addEventListener("scroll", look, { passive: true });
  return () => {
    size.disconnect();
    words.disconnect();
    element.removeEventListener("scroll", look);
  };
};
