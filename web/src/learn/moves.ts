/** When something on a page may have moved. */

/** Look in the next frame, and again whenever it may have, in each while something glides; a page at rest rests. */
export function onMoves(look: () => void): () => void {
  let frame = 0;
  const soon = (): void => void (frame ||= requestAnimationFrame(now));
  const now = (): void => {
    frame = 0;
    look();
    if (gliding()) soon();
  };
  const stop = new AbortController();
  const heard = { capture: true, passive: true, signal: stop.signal };
  for (const event of ["scroll", "resize", "transitionrun", "animationstart"]) addEventListener(event, soon, heard);
  document.fonts.addEventListener("loadingdone", soon, heard);
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  soon();
  return () => {
    stop.abort();
    changes.disconnect();
    cancelAnimationFrame(frame);
  };
}

/** What glows for ever stays where it is. */
function gliding(): boolean {
  const moves = (one: Animation): boolean => one.effect?.getComputedTiming().endTime !== Infinity;
  return document.getAnimations().some((one) => one.playState === "running" && moves(one));
}
