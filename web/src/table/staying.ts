/** The focus stays in a region where what had it goes: the next Tab reaches the first thing that came instead. */
import type { Attachment } from "svelte/attachments";

export const staying: Attachment<HTMLElement> = (region) => {
  let held: Element | null = null;
  const hold = (event: FocusEvent): void => void (held = event.target as Element);
  /** Whoever went elsewhere, be it to nothing at all, is not called back; what was removed told so before it went. */
  const letGo = (): void =>
    queueMicrotask(() => {
      if (held?.isConnected && held !== document.activeElement) held = null;
    });
  const watch = new MutationObserver(() => {
    if (held && !held.isConnected && document.activeElement === document.body) region.focus({ preventScroll: true });
  });
  watch.observe(region, { childList: true, subtree: true });
  region.addEventListener("focusin", hold);
  region.addEventListener("focusout", letGo);
  return () => {
    watch.disconnect();
    region.removeEventListener("focusin", hold);
    region.removeEventListener("focusout", letGo);
  };
};
