/** Pan by dragging, zoom by wheel, pinch or buttons: where the map stands in its frame. For the board of any game. */

export type Point = readonly [x: number, y: number];

const MOST = 8;
const DRAG = 6;

export class PanZoom {
  k = $state(1);
  x = $state(0);
  y = $state(0);
  width = $state(1);
  height = $state(1);
  dragging = $state(false);
  #pointers = new Map<number, [number, number]>();
  #moved = 0;
  #box: DOMRect | null = null;

  constructor(
    private readonly mapWidth: number,
    private readonly mapHeight: number,
  ) {}

  /** Pixels per unit of the map at zoom 1. */
  get unit(): number {
    return Math.min(this.width / this.mapWidth, this.height / this.mapHeight);
  }

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.unit * this.k})`;
  }

  toPixels([x, y]: Point): [number, number] {
    const scale = this.unit * this.k;
    return [x * scale + this.x, y * scale + this.y];
  }

  resize(width: number, height: number): void {
    const whole = this.k === 1;
    const [fx, fy] = [
      (this.width / 2 - this.x) / (this.unit * this.k),
      (this.height / 2 - this.y) / (this.unit * this.k),
    ];
    this.width = width;
    this.height = height;
    if (whole) this.fit();
    else this.#centre(fx, fy);
  }

  fit = (): void => {
    this.k = 1;
    this.x = (this.width - this.mapWidth * this.unit) / 2;
    this.y = (this.height - this.mapHeight * this.unit) / 2;
  };

  /** As large as the frame is wide, if that shows much more. */
  fillWidth(): void {
    const factor = this.width / (this.mapWidth * this.unit);
    if (factor > 1.15) this.zoomBy(factor);
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
    this.k = Math.max(1, Math.min(2.2, room));
    this.#centre((left + right) / 2, (top + bottom) / 2);
  }

  zoomBy(factor: number, cx = this.width / 2, cy = this.height / 2): void {
    const k = Math.max(1, Math.min(MOST, this.k * factor));
    this.x = cx - ((cx - this.x) * k) / this.k;
    this.y = cy - ((cy - this.y) * k) / this.k;
    this.k = k;
    this.#hold();
  }

  /** Move the least that brings a point into the frame: for the keyboard. */
  reveal(point: Point): void {
    const [px, py] = this.toPixels(point);
    const margin = 40;
    if (px < margin) this.x += margin - px;
    if (px > this.width - margin) this.x -= px - (this.width - margin);
    if (py < margin) this.y += margin - py;
    if (py > this.height - margin) this.y -= py - (this.height - margin);
    this.#hold();
  }

  // ---- pointers ----
  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = (event.currentTarget as Element).getBoundingClientRect();
    this.zoomBy(Math.exp(-event.deltaY * 0.0015), event.clientX - box.left, event.clientY - box.top);
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
    if (!this.#pointers.size) setTimeout(() => (this.dragging = false));
  };

  /** Whether the click that follows a drag is to be ignored. */
  get dragged(): boolean {
    return this.#moved >= DRAG;
  }

  #pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#hold();
  }

  #pinch(other: [number, number], before: [number, number], now: [number, number]): void {
    const span = (a: [number, number], b: [number, number]): number => Math.hypot(a[0] - b[0], a[1] - b[1]) || 1;
    const left = this.#box?.left ?? 0;
    const top = this.#box?.top ?? 0;
    this.zoomBy(span(now, other) / span(before, other), (now[0] + other[0]) / 2 - left, (now[1] + other[1]) / 2 - top);
  }

  #centre(x: number, y: number): void {
    const scale = this.unit * this.k;
    this.x = this.width / 2 - x * scale;
    this.y = this.height / 2 - y * scale;
    this.#hold();
  }

  /** The map never leaves its frame. */
  #hold(): void {
    this.x = held(this.x, this.width, this.mapWidth * this.unit * this.k);
    this.y = held(this.y, this.height, this.mapHeight * this.unit * this.k);
  }
}

function held(at: number, frame: number, size: number): number {
  if (size <= frame) return (frame - size) / 2;
  return Math.max(frame - size, Math.min(0, at));
}
