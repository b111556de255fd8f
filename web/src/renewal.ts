/** Parts of the client come when they are needed. Once the server has a newer client those of the older are gone: the
 *  page is loaded anew, as soon as the server answers and nobody is in the midst of a word. A place at a table is the
 *  same after it. */

const OLD_ENOUGH = 20_000; // a page that was just loaded and misses a part would be loaded for ever
const LOOK_AGAIN = 2_000;

export function renewWhenPartsAreGone(): void {
  let waiting = false;
  addEventListener("vite:preloadError", () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => void renew(), Math.max(0, OLD_ENOUGH - performance.now()));
  });
}

async function renew(): Promise<void> {
  if (!isTyping() && (await answers())) location.reload();
  else setTimeout(() => void renew(), LOOK_AGAIN);
}

function isTyping(): boolean {
  return document.activeElement?.matches("input, textarea") ?? false;
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch("/", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
