/** Listens to the whole page: pointing, pressing long, focus and the key `?` ask for the note that explains a thing. */
import { BESIDE, EXPLAINED, signOf, type Box, type Side, type Sign } from "./explain";

const HOVER = 400;
export const PRESS = 500;
/** Time to come from the thing to its note. */
const GRACE = 250;
/** A finger that moves farther than this drags. */
const SLIP = 10;
/** Larger things are explained where the pointer is. */
const LARGE = 160;

export interface Shown {
  element: Element;
  sign: Sign;
  at: Box;
  side: Side;
  /** Asked for by a key: the note takes the focus. */
  asked: boolean;
}

interface Told {
  /** The words for an element that has the focus, for those who hear the page; empty when there are none. */
  describe(sign: Sign | null): void;
  /** Asked for without pointing at anything. */
  list(): void;
}

type Listener = [string, (event: never) => void];

export class Explainer {
  shown = $state.raw<Shown | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is going to be explained. */
  #meant: Element | null = null;
  #finger: [number, number] | null = null;
  /** Where the mouse was last seen. */
  #mouse = "";
  /** Whether what is explained, or about to be, has the focus. */
  #reading = false;
  #pressed = false;
  #described: Element | null = null;

  constructor(
    readonly words: string,
    private readonly told: Told,
  ) {}

  /** Until the page is left. */
  listen(): () => void {
    const listeners: Listener[] = [
      ["pointerover", this.#over],
      ["pointerdown", this.#down],
      ["pointermove", this.#move],
      ["pointerup", this.#up],
      ["pointercancel", this.#up],
      ["click", this.#click],
      ["contextmenu", this.#menu],
      ["focusin", this.#focus],
      ["focusout", this.#blur],
      ["keydown", this.#key],
      ["scroll", this.#scroll],
      ["wheel", this.#wheel],
      ["resize", this.close],
    ];
    for (const [name, heard] of listeners) window.addEventListener(name, heard as EventListener, true);
    return () => {
      for (const [name, heard] of listeners) window.removeEventListener(name, heard as EventListener, true);
      this.close();
    };
  }

  close = (): void => {
    clearTimeout(this.#timer);
    this.shown = null;
  };

  #later(ms: number, act: () => void, meant: Element | null = null): void {
    clearTimeout(this.#timer);
    this.#meant = meant;
    this.#timer = setTimeout(act, ms);
  }

  #show(element: Element, at: Box, side: Side = "below", asked = false): void {
    clearTimeout(this.#timer);
    if (!element.isConnected) return;
    const around = side === "below" && element.closest(BESIDE)?.getBoundingClientRect();
    const where = around
      ? ({ at: { ...at, left: around.left, width: around.width }, side: "beside" } as const)
      : { at, side };
    this.shown = { element, sign: signOf(element), ...where, asked };
  }

  // ---- mouse ----
  #over = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || event.buttons) return;
    if (this.#rests(event) && this.#reading) return;
    this.#reading = false;
    const element = explainedBy(event.target);
    if (inCard(event.target) || (element && element === this.shown?.element)) clearTimeout(this.#timer);
    else if (element) this.#later(HOVER, () => this.#show(element, boxOf(element, event)), element);
    else this.#later(GRACE, () => this.shown?.asked || (this.shown = null));
  };

  /** Whether the page has moved under the mouse, not the mouse over the page. */
  #rests({ clientX, clientY }: PointerEvent): boolean {
    const before = this.#mouse;
    this.#mouse = `${clientX} ${clientY}`;
    return this.#mouse === before;
  }

  // ---- fingers ----
  #down = (event: PointerEvent): void => {
    this.#pressed = false;
    if (inCard(event.target)) return;
    this.close();
    const element = explainedBy(event.target);
    if (event.pointerType === "mouse" || !event.isPrimary || !element) return;
    this.#finger = [event.clientX, event.clientY];
    const pressed = (): void => {
      this.#pressed = true;
      this.#show(element, boxOf(element, event), "above");
    };
    this.#later(PRESS, pressed, element);
  };

  #move = (event: PointerEvent): void => {
    this.#rests(event);
    if (!this.#finger) return;
    if (Math.hypot(event.clientX - this.#finger[0], event.clientY - this.#finger[1]) > SLIP) this.#up();
  };

  #up = (): void => {
    if (this.#finger) clearTimeout(this.#timer);
    this.#finger = null;
  };

  /** A long press asks and does nothing else. */
  #click = (event: MouseEvent): void => {
    if (!this.#pressed || inCard(event.target)) return;
    this.#pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  #menu = (event: MouseEvent): void => {
    if (this.#finger) event.preventDefault();
  };

  // ---- keyboard ----
  #focus = (event: FocusEvent): void => {
    const element = explainedBy(event.target);
    if (!element || element !== event.target || !element.matches(":focus-visible")) return;
    this.#describe(element);
    this.#reading = true;
    this.#later(HOVER, () => this.#show(element, boxOf(element)), element);
  };

  /** For those who hear the page the words are there at once. */
  #describe(element: Element): void {
    if (element.hasAttribute("aria-describedby")) return;
    this.#described = element;
    this.told.describe(signOf(element));
    element.setAttribute("aria-describedby", this.words);
  }

  /** Told later: what had the focus may be leaving the page just now, while it is being drawn. */
  #blur = ({ target, relatedTarget }: FocusEvent): void => {
    clearTimeout(this.#timer);
    this.#reading = false;
    if (target === this.#described) this.#forget();
    if (!inCard(relatedTarget)) queueMicrotask(() => (this.shown = null));
  };

  #forget(): void {
    this.#described?.removeAttribute("aria-describedby");
    this.#described = null;
    queueMicrotask(() => this.#described ?? this.told.describe(null));
  }

  #key = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && this.shown) this.#leave(event);
    else if ((event.key === "?" && !isWriting(event.target)) || event.key === "F1") this.#ask(event);
  };

  #leave(event: KeyboardEvent): void {
    const back = this.shown?.asked ? this.shown.element : null;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.close();
    if (back instanceof HTMLElement || back instanceof SVGElement) back.focus();
  }

  #ask(event: KeyboardEvent): void {
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    const element = this.shown?.element ?? explainedBy(document.activeElement);
    if (element) this.#show(element, boxOf(element), "below", true);
    else this.told.list();
  }

  /** What moves takes its note away; a log that grows beside it does not. What has just got the focus moves into sight. */
  #scroll = ({ target }: Event): void => {
    if (this.#reading && !this.shown) return;
    const about = this.shown?.element ?? this.#meant;
    if (target instanceof Node && target.contains(about)) this.close();
  };

  #wheel = (event: Event): void => {
    if (!inCard(event.target)) this.close();
  };
}

export const NOTE = "explanation";

function explainedBy(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(EXPLAINED) : null;
}

function inCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${NOTE}`) !== null;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input, textarea, select, [contenteditable]");
}

function boxOf(element: Element, pointer?: PointerEvent): Box {
  const box = element.getBoundingClientRect();
  if (!pointer || Math.max(box.width, box.height) <= LARGE) return box;
  return { left: pointer.clientX, top: pointer.clientY - 12, width: 0, height: 24 };
}
