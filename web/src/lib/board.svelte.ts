/** What the frame of a board and its drawing share: where the map stands, and the places on it by mouse and keyboard. */
import { EXPLAINED } from "./explain";
import { PRESS } from "./explain.svelte";
import { PanZoom, type Point, type Sheet } from "./panzoom.svelte";
import { nearest, WAYS, type Ground } from "./walking";

/** A part of the board that can be pointed at, by the name choices and events give it. */
export type Place = string;

/** Its width and height may change with the way the device is held. */
export interface Drawing extends Sheet {
  /** All places, in the order of reading. */
  places(): readonly Place[];
  /** Where a place is, in units of the drawing. */
  pointOf(place: Place): Point | null;
  isOffered(place: Place): boolean;
  /** A place was clicked, or Enter pressed on it. */
  act(place: Place, event: MouseEvent | KeyboardEvent): void;
  /** Other keys a place understands. */
  key?(place: Place, event: KeyboardEvent): void;
  /** The world is round: off one side it goes on at the other. */
  round?: boolean;
}

export class Board {
  readonly pan: PanZoom;
  frame = $state<HTMLElement>();
  /** The drawing all places are in. */
  drawn = $state<SVGElement>();
  focused = $state<Place | null>(null);
  hovered = $state<Place | null>(null);

  /** Whether the finger on a place has asked about it: lifting it does nothing. */
  #asked = false;

  constructor(private readonly drawing: Drawing) {
    this.pan = new PanZoom(drawing);
  }

  // ---- what the page asks of any board ----
  fit = (): void => this.pan.fit();

  show = (places: readonly Place[]): void => {
    this.pan.show(places.map((place) => this.drawing.pointOf(place)).filter((point) => point !== null));
  };

  /** The next Tab reaches the first place. */
  enter = (): void => this.drawn?.focus();

  // ---- places ----
  readonly id = (place: Place): string => `place-${place.replaceAll(" ", "-")}`;

  /** What makes an element of the drawing a place; its name and its shape are the drawing's own. */
  place(place: Place) {
    return {
      id: this.id(place),
      role: "button" as const,
      tabindex: this.#tabindex(place),
      "aria-disabled": !this.drawing.isOffered(place),
      onclick: (event: MouseEvent) => this.pan.dragged || this.#asked || this.drawing.act(place, event),
      onpointerdown: (event: PointerEvent) => this.#press(place, event),
      onkeydown: (event: KeyboardEvent) => this.#keydown(place, event),
      onfocus: (event: FocusEvent) => this.#onfocus(place, event),
      onblur: () => (this.focused = null),
      onmouseenter: () => (this.hovered = place),
      onmouseleave: () => (this.hovered = null),
    };
  }

  focus(place: Place): void {
    document.getElementById(this.id(place))?.focus();
  }

  /** Whether a chooser that closes had the focus; it falls to the page if its button is gone already. */
  get chooserHadFocus(): boolean {
    const active = document.activeElement;
    return active === document.body || (this.frame?.querySelector(".chooser")?.contains(active) ?? false);
  }

  /** Tab stops at what is offered; where nothing is, at one place, from which arrow keys lead on. */
  #tabindex(place: Place): 0 | -1 {
    if (this.drawing.isOffered(place)) return 0;
    return !this.#anyOffered && place === this.#rover ? 0 : -1;
  }

  readonly #anyOffered = $derived.by(() => this.drawing.places().some((place) => this.drawing.isOffered(place)));
  readonly #rover = $derived.by(() => this.focused ?? this.drawing.places()[0]);

  /** A finger that rests shows what a pointer over the place does, until the next is laid down; what has a note of its
   *  own shows that. */
  #press(place: Place, event: PointerEvent): void {
    this.#asked = false;
    if (event.pointerType === "mouse" || (event.target as Element).closest(EXPLAINED)) return;
    const rests = setTimeout(() => {
      if (this.pan.dragged) return;
      this.#asked = true;
      this.hovered = place;
      addEventListener("pointerdown", () => (this.hovered = null), { capture: true, once: true });
    }, PRESS);
    for (const end of ["pointerup", "pointercancel"])
      addEventListener(end, () => clearTimeout(rests), { capture: true, once: true });
  }

  #keydown(place: Place, event: KeyboardEvent): void {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.drawing.act(place, event);
    }
    this.drawing.key?.(place, event);
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const next = nearest(place, way, this.#ground);
    if (next) this.focus(next);
  }

  get #ground(): Ground {
    const { width, round, pointOf } = this.drawing;
    return { places: this.drawing.places(), pointOf, around: round ? width : undefined };
  }

  #onfocus(place: Place, event: FocusEvent): void {
    if (!(event.currentTarget as Element).matches(":focus-visible")) return;
    this.focused = place;
    const point = this.drawing.pointOf(place);
    if (point) this.pan.reveal(point);
  }
}
