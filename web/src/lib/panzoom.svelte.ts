/** Pan by dragging, zoom by wheel, pinch or buttons: where the map stands in its frame. For the board of any game.
 *
 *  A drawing is slow to draw and fast to move: where it stands, only its layers do (`shift`); they are drawn anew (`k`,
 *  and with it `scale` and `transform`) once it has come to rest in another size, each in a frame of its own. */
import { calm } from "../theme.svelte";
import { Layer, type Stand as Placed } from "./layers.svelte";

export type Point = readonly [x: number, y: number];

export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Whether it fills its frame at least, and is moved to be seen whole, rather than lying in it whole. */
  readonly cover?: boolean;
}

interface Stand {
  k: number;
  x: number;
  y: number;
}

const MOST = 8;
const DRAG = 6;
const WHEEL_RESTS = 160;
const GLIDE = 350;

export class PanZoom {
  k = $state(1);
  width = $state(1);
  height = $state(1);
  dragging = $state(false);
  gliding = $state(false);
  #now = $state.raw<Stand>({ k: 1, x: 0, y: 0 });
  #rest: ReturnType<typeof setTimeout> | undefined;
  #pointers = new Map<number, [number, number]>();
  #moved = 0;
  #looked: Point = [0, 0];
  #unit = 1; // when it was last moved
  #box: DOMRect | null = null;

  /** The drawings, in the order in which they are drawn: the first one is what `k` and `scale` speak of. */
  #layers: Layer[] = [];
  #drawn: Placed = { scale: 0, x: 0, y: 0 };
  #turn = 0;

  constructor(readonly sheet: Sheet) {}

  /** One more drawing, drawn after those there are. */
  layer(): Layer {
    const layer = new Layer(() => this.#placed);
    this.#layers.push(layer);
    return layer;
  }

  get #placed(): Placed {
    const { k, x, y } = this.#now;
    return { scale: this.unit * k, x, y };
  }

  /** Pixels per unit of the map at zoom 1. */
  get unit(): number {
    const { width, height, cover } = this.sheet;
    return (cover ? Math.max : Math.min)(this.width / width, this.height / height);
  }

  /** The smallest zoom, at which all of it is in the frame: 1 where it does not fill that. */
  get least(): number {
    const { width, height } = this.sheet;
    return Math.min(this.width / width, this.height / height) / this.unit;
  }

  /** Pixels per unit as drawn: what is to keep its size on the screen is drawn at 1 / scale. */
  get scale(): number {
    return this.unit * this.k;
  }

  /** Whether some of it lies beyond the frame, to be moved into sight. */
  get larger(): boolean {
    const { width, height } = this.sheet;
    return width * this.scale > this.width + 1 || height * this.scale > this.height + 1;
  }

  toPixels([x, y]: Point): [number, number] {
    const scale = this.unit * this.#now.k;
    return [x * scale + this.#now.x, y * scale + this.#now.y];
  }

  toUnits([x, y]: Point): [number, number] {
    const scale = this.unit * this.#now.k;
    return [(x - this.#now.x) / scale, (y - this.#now.y) / scale];
  }

  /** A frame may lose all its room while a device is turned: where the map stood then is kept. */
  resize(width: number, height: number): void {
    if (!width || !height) return;
    const [fx, fy] = this.#middle;
    const fresh = !this.measured;
    this.width = width;
    this.height = height;
    this.#stand(this.#centred(fx, fy, Math.max(this.least, this.#now.k)));
    this.#draw();
    if (fresh) for (const layer of this.#layers) layer.draw(this.#drawn);
  }

  /** Whether its frame is known. */
  get measured(): boolean {
    return this.width !== 1;
  }

  /** Whether all of it is seen where it could fill its frame. */
  get shrunk(): boolean {
    return this.k < 1 && !this.larger;
  }

  fit = (): void => this.#glide(this.#zoomed(this.least / this.#now.k));

  /** Fill the frame again, where one looked when it last did. */
  fill = (): void => this.#glide(this.#centred(...this.#looked, 1));

  centre([x, y]: Point): void {
    this.#stand(this.#centred(x, y));
    this.#settle();
  }

  /** As large as the frame is wide, if that shows much more. */
  fillWidth(): void {
    const factor = this.width / (this.sheet.width * this.unit);
    if (factor > 1.15) this.#stand(this.#zoomed(factor));
    this.#settle();
  }

  /** Bring points into sight, closer if the map shows much more than them. */
  show(points: readonly Point[]): void {
    if (!points.length) return;
    const xs = points.map((p) => p[0]);
    const ys = points.map((p) => p[1]);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const room = Math.min(
      this.width / ((right - left + 240) * this.unit),
      this.height / ((bottom - top + 200) * this.unit),
    );
    this.#glide(this.#centred((left + right) / 2, (top + bottom) / 2, Math.max(1, Math.min(2.2, room))));
  }

  /** About a point of the frame, else its middle. */
  zoomBy(factor: number, cx?: number, cy?: number): void {
    this.#glide(this.#zoomed(factor, cx, cy));
  }

  /** Move the least that brings a point into the frame: for the keyboard. Whoever drags or zooms looks elsewhere. */
  reveal(point: Point): void {
    if (this.dragging || this.#zooming) return;
    const [px, py] = this.toPixels(point);
    const margin = 40;
    const least = (at: number, size: number): number => Math.max(0, margin - at) - Math.max(0, at - (size - margin));
    this.#stand({ ...this.#now, x: this.#now.x + least(px, this.width), y: this.#now.y + least(py, this.height) });
    this.#settle();
  }

  // ---- pointers ----
  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const factor = Math.exp(-event.deltaY * 0.0015);
    this.#stand(this.#zoomed(factor, event.clientX - box.left, event.clientY - box.top));
    this.#settleAfter(WHEEL_RESTS);
  };

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#box = (event.currentTarget as Element).getBoundingClientRect();
    if (!this.#pointers.size) this.#moved = 0;
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY]);
  };

  move = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.buttons === 0) {
      this.up(event); // the button was released outside
      return;
    }
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before[0], event.clientY - before[1]];
    const others = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY]);
    this.#moved += Math.abs(dx) + Math.abs(dy);
    if (this.#moved < DRAG) return;
    if (!this.dragging) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.dragging = true;
    if (others[0]) this.#pinch(others[0], before, [event.clientX, event.clientY]);
    else this.#pan(dx, dy);
  };

  up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    if (this.#pointers.size) return;
    this.#settle();
    setTimeout(() => (this.dragging = false));
  };

  /** Whether the click that follows a drag is to be ignored. */
  get dragged(): boolean {
    return this.#moved >= DRAG;
  }

  /** Whether a wheel is being turned: it is drawn as large as it is once that rests. */
  get #zooming(): boolean {
    return this.k !== this.#now.k && !this.gliding;
  }

  #pan(dx: number, dy: number): void {
    clearTimeout(this.#rest);
    this.#stand({ ...this.#now, x: this.#now.x + dx, y: this.#now.y + dy });
  }

  #pinch(other: [number, number], before: [number, number], now: [number, number]): void {
    const span = (a: [number, number], b: [number, number]): number => Math.hypot(a[0] - b[0], a[1] - b[1]) || 1;
    const left = this.#box?.left ?? 0;
    const top = this.#box?.top ?? 0;
    const factor = span(now, other) / span(before, other);
    this.#stand(this.#zoomed(factor, (now[0] + other[0]) / 2 - left, (now[1] + other[1]) / 2 - top));
  }

  // ---- where it may stand ----
  #centred(x: number, y: number, k = this.#now.k): Stand {
    return { k, x: this.width / 2 - x * this.unit * k, y: this.height / 2 - y * this.unit * k };
  }

  #zoomed(factor: number, cx = this.width / 2, cy = this.height / 2): Stand {
    const k = Math.max(this.least, Math.min(MOST, this.#now.k * factor));
    const by = k / this.#now.k;
    return { k, x: cx - (cx - this.#now.x) * by, y: cy - (cy - this.#now.y) * by };
  }

  /** The map never leaves its frame. */
  #stand({ k, x, y }: Stand): void {
    this.gliding = false;
    const size = this.unit * k;
    this.#now = {
      k,
      x: held(x, this.width, this.sheet.width * size),
      y: held(y, this.height, this.sheet.height * size),
    };
    this.#unit = this.unit;
    if (k >= 1) this.#looked = this.#middle;
  }

  /** Where one looks: as it was drawn, though the sheet may have changed with the way the device is held. */
  get #middle(): Point {
    const size = this.#unit * this.#now.k;
    return [(this.width / 2 - this.#now.x) / size, (this.height / 2 - this.#now.y) / size];
  }

  /** Draw it as large as it is. Where it stands is no reason to draw it again: its layers lie there. */
  #settle(): void {
    clearTimeout(this.#rest);
    this.gliding = false;
    this.#draw();
  }

  #draw(): void {
    this.k = this.#now.k;
    if (this.#placed.scale !== this.#drawn.scale) this.#drawn = this.#placed;
    this.#drawNext();
  }

  /** The browser keeps the page waiting with the next change until one is drawn: so they are drawn one by one. */
  #drawNext(): void {
    cancelAnimationFrame(this.#turn);
    const [first, ...others] = this.#layers.filter((layer) => layer.lacks(this.#drawn));
    first?.draw(this.#drawn);
    if (others.length) this.#turn = requestAnimationFrame(() => this.#goOn());
  }

  /** While a wheel is turned, the size they would be drawn in is not the last. */
  #goOn(): void {
    if (!this.#zooming && !this.gliding) this.#drawNext();
  }

  #settleAfter(ms: number): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), ms);
  }

  #glide(to: Stand): void {
    this.#stand(to);
    if (calm()) return this.#settle();
    this.gliding = true;
    this.#settleAfter(GLIDE);
  }
}

function held(at: number, frame: number, size: number): number {
  if (size <= frame) return (frame - size) / 2;
  return Math.max(frame - size, Math.min(0, at));
}
