/** Look again now and then while somebody sees the page, and at once when they come back to it; what is returned ends it.
 *  One look at a time: where the answers are slow, fewer are asked for. */
export function gently(look: () => Promise<unknown>, seconds = 15): () => void {
  let looking = false;
  const again = async (): Promise<void> => {
    if (looking || document.hidden) return;
    looking = true;
    await look().catch(() => {}); // the next look may find it
    looking = false;
  };
  const now = (): void => void again();
  const timer = setInterval(now, seconds * 1000);
  document.addEventListener("visibilitychange", now);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", now);
  };
}
