/** The drawings a board is made of, one over the other: each a layer of the browser's own, so that what changes in one
 *  leaves the others as they are. All stand in the same place, but each was drawn when its turn came. */

/** Where the map stands: pixels per unit, and its corner in the frame. */
export interface Stand {
  scale: number;
  x: number;
  y: number;
}

export class Layer {
  #drawn = $state.raw<Stand>({ scale: 1, x: 0, y: 0 });

  constructor(private readonly now: () => Stand) {}

  /** Pixels per unit as drawn: what is to keep its size on the screen is drawn at 1 / scale. */
  get scale(): number {
    return this.#drawn.scale;
  }

  /** The corner of the map as drawn. */
  get corner(): { x: number; y: number } {
    return { x: this.#drawn.x, y: this.#drawn.y };
  }

  get transform(): string {
    const { scale, x, y } = this.#drawn;
    return `translate(${x} ${y}) scale(${scale})`;
  }

  /** What is still to be done to the drawing; nothing when it rests. */
  get shift(): string {
    const { scale, x, y } = this.now();
    const by = scale / this.#drawn.scale;
    const [dx, dy] = [x - this.#drawn.x * by, y - this.#drawn.y * by];
    if (by !== 1) return `translate(${dx}px, ${dy}px) scale(${by})`;
    const whole = [dx, dy].map(Math.round); // between two pixels it would be blurred
    return whole.some((way) => way !== 0) ? `translate(${whole.map((way) => `${way}px`).join()})` : "none";
  }

  /** Whether it is not drawn as it should be. */
  lacks(stand: Stand): boolean {
    return this.#drawn !== stand;
  }

  draw(stand: Stand): void {
    this.#drawn = stand;
  }
}
