/** Where on the page the things are that a step of a lesson speaks of. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is drawn around a thing: the outline of a place, as its board draws it, else a box. */
export interface Spot {
  box: Box;
  /** Whether it is drawn on the board. */
  onBoard: boolean;
  shape: {
    path: string;
    at: string;
    frame: Box;
    /** The boxes that lie upon it, as a path: a hole each. */
    upon: string;
  } | null;
  /** What is left of a box where something that scrolls cuts it off, as a clip path. */
  cut: string | null;
}

const MARGIN = 4;

/** A place by its name, anything else by a selector; the control of a choice by the choice. */
export function targetsOf(page: ParentNode, places: readonly string[], choices: readonly string[]): Element[] {
  const selectors = places.map((place) => (/^[#.[]/.test(place) ? place : `#place-${CSS.escape(place)}`));
  const controls = choices.map((choice) => `[data-choice="${CSS.escape(choice)}"]`);
  return [...selectors, ...controls].flatMap((selector) => [...page.querySelectorAll(selector)]);
}

/** Around each that can be seen. */
export const outline = (targets: readonly Element[]): Spot[] =>
  targets.filter(inSight).map((target) => {
    const box = boxOf(groundOf(target));
    return {
      box,
      onBoard: target.closest(".stage") !== null,
      shape: shapeOf(target),
      cut: cutOf(box, framesOf(target)),
    };
  });

/** Whether most of a thing is in the window, not scrolled away, and neither hidden nor covered by what was laid upon it. */
export function inSight(target: Element): boolean {
  if (target.closest("[inert]") || getComputedStyle(target).visibility === "hidden") return false;
  const { left, top, right, bottom } = target.getBoundingClientRect();
  const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const frames = [window, ...framesOf(target).map((frame) => frame.getBoundingClientRect())];
  const width = Math.min(right, ...frames.map((frame) => frame.right)) - Math.max(left, ...frames.map((f) => f.left));
  const height = Math.min(bottom, ...frames.map((frame) => frame.bottom)) - Math.max(top, ...frames.map((f) => f.top));
  return right > left && bottom > top && width > (right - left) / 2 && height > (bottom - top) / 2;
}

/** What scrolls or cuts off around a thing. */
function framesOf(target: Element): Element[] {
  const found: Element[] = [];
  for (let up = target.parentElement; up && up !== document.body; up = up.parentElement)
    if (!(up instanceof SVGElement) && getComputedStyle(up).overflow !== "visible") found.push(up);
  return found;
}

function boxOf(target: Element): Box {
  const { left, top, width, height } = target.getBoundingClientRect();
  return {
    left: Math.round(left) - MARGIN,
    top: Math.round(top) - MARGIN,
    width: Math.round(width) + 2 * MARGIN,
    height: Math.round(height) + 2 * MARGIN,
  };
}

const GLOW = 20;

function cutOf({ left, top, width, height }: Box, frames: Element[]): string | null {
  const edges = frames.map((frame) => frame.getBoundingClientRect());
  const beyond = [
    Math.max(...edges.map((edge) => edge.top - top)),
    Math.max(...edges.map((edge) => left + width - edge.right)),
    Math.max(...edges.map((edge) => top + height - edge.bottom)),
    Math.max(...edges.map((edge) => edge.left - left)),
  ];
  return beyond.some((length) => length > 0)
    ? `inset(${beyond.map((length) => `${length > 0 ? Math.round(length) : -GLOW}px`).join(" ")})`
    : null;
}

/** What a place is drawn with first is its ground. */
function groundOf(target: Element): Element {
  return target instanceof SVGGElement ? (target.querySelector("path, rect, circle") ?? target) : target;
}

/** As it lies in its frame, which cuts it off like the board itself. */
function shapeOf(target: Element): Spot["shape"] {
  const ground = groundOf(target);
  const matrix = ground instanceof SVGPathElement ? ground.getScreenCTM() : null;
  const [around] = framesOf(target);
  if (!matrix || !around) return null;
  const { left, top, width, height } = around.getBoundingClientRect();
  const { a, b, c, d, e, f } = matrix;
  const at = `matrix(${[a, b, c, d, e - left, f - top].join(" ")})`;
  const frame = { left, top, width, height };
  return { path: ground.getAttribute("d") ?? "", at, frame, upon: boxesUpon(target, frame) };
}

/** Places that are boxes and come later lie upon those before them. */
function boxesUpon(place: Element, frame: Box): string {
  const later = [...(place.parentElement?.children ?? [])].slice([...place.parentElement!.children].indexOf(place) + 1);
  return later
    .filter((other) => other.matches("[role=button]") && groundOf(other) instanceof SVGRectElement)
    .map((other) => groundOf(other).getBoundingClientRect())
    .map((box) => `M${box.left - frame.left} ${box.top - frame.top}h${box.width}v${box.height}h${-box.width}z`)
    .join("");
}
