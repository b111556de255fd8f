/** The focus stays in a box where what had it goes: the next Tab reaches the first thing that came instead. */
import type { Attachment } from "svelte/attachments";

export const staying: Attachment<HTMLElement> = (box) => {
  let held: Element | null = null;
  const hold = (event: FocusEvent): void => void (held = event.target as Element);
  /** Whoever went elsewhere, be it to nothing at all, is not called back; what was removed told so before it went. */
  const letGo = (): void =>
    queueMicrotask(() => {
      if (held?.isConnected && held !== document.activeElement) held = null;
    });
  const watch = new MutationObserver(() => {
    if (held && !held.isConnected && document.activeElement === document.body) box.focus({ preventScroll: true });
  });
  watch.observe(box, { childList: true, subtree: true });
  box.addEventListener("focusin", hold);
  box.addEventListener("focusout", letGo);
  return () => {
    watch.disconnect();
    box.removeEventListener("focusin", hold);
    box.removeEventListener("focusout", letGo);
  };
};
