/** Where on the page the things are that a step of a lesson speaks of. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 4;

/** A place by its name, anything else by a selector; the control of a choice by the choice. */
export function targetsOf(page: ParentNode, places: readonly string[], choices: readonly string[]): Element[] {
  const selectors = places.map((place) => (/^[#.[]/.test(place) ? place : `#place-${CSS.escape(place)}`));
  const controls = choices.map((choice) => `[data-choice="${CSS.escape(choice)}"]`);
  return [...selectors, ...controls].flatMap((selector) => [...page.querySelectorAll(selector)]);
}

/** Around each that can be seen. */
export function outline(targets: readonly Element[]): Box[] {
  return targets
    .map((target) => target.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, width, height }) => ({
      left: Math.round(left) - MARGIN,
      top: Math.round(top) - MARGIN,
      width: Math.round(width) + 2 * MARGIN,
      height: Math.round(height) + 2 * MARGIN,
    }));
}
