/** The lines of a chart: how the seats stood over time. Nothing here knows what is counted. */
import type { Chapter, Series } from "../protocol";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Curve {
  seat: string;
  path: string;
  /** Where its name stands, at the right. */
  label: number;
  last: number;
}

/** Dashes tell lines apart where colours do not. */
export const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 3", "16 5"];
const APART = 20;

/** Round numbers from one end of the scale to the other, about so many. */
export function ticks(low: number, high: number, wanted = 5): number[] {
  const rough = Math.max(1, (high - low) / wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((by) => by * power).find((size) => size >= rough) ?? rough;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, k) => (first + k) * step);
}

export class Chart {
  readonly marks: number[];
  readonly series: Series;
  readonly #from: number;
  readonly #to: number;

  constructor(
    series: Series,
    readonly frame: Frame,
    begin: number,
    end: number,
  ) {
    this.series = since(series, begin);
    const values = Object.values(this.series.values).flat();
    this.marks = ticks(Math.min(0, ...values), Math.max(1, ...values));
    this.#from = this.series.points[0] ?? 1;
    this.#to = Math.max(this.#from + 1, end);
  }

  x(point: number): number {
    const { left, right, width } = this.frame;
    const share = (Math.max(point, this.#from) - this.#from) / (this.#to - this.#from);
    return round(left + share * (width - left - right));
  }

  y(value: number): number {
    const { top, bottom, height } = this.frame;
    const [low, high] = [this.marks[0] ?? 0, this.marks.at(-1) ?? 1];
    return round(height - bottom - ((value - low) / (high - low)) * (height - top - bottom));
  }

  /** What stands stays until it changes: steps, not slopes. */
  get curves(): Curve[] {
    const found = Object.entries(this.series.values).map(([seat, values]) => ({
      seat,
      path: this.#path(values),
      label: this.y(values.at(-1) ?? 0),
      last: values.at(-1) ?? 0,
    }));
    const { top, bottom, height } = this.frame;
    const labels = spread(
      found.map((curve) => curve.label),
      [top, height - bottom],
    );
    return found.map((curve, k) => ({ ...curve, label: labels[k] ?? curve.label }));
  }

  #path(values: readonly number[]): string {
    const steps = values.slice(1).map((value, k) => `H${this.x(this.series.points[k + 1]!)}V${this.y(value)}`);
    return `M${this.x(this.#from)} ${this.y(values[0] ?? 0)}${steps.join("")}H${this.x(this.#to)}`;
  }
}

/** From a point on, with how it stood there. */
function since({ key, points, values }: Series, begin: number): Series {
  const first = Math.max(
    0,
    points.findLastIndex((point) => point <= begin),
  );
  const rest = Object.entries(values).map(([seat, all]) => [seat, all.slice(first)] as const);
  return {
    key,
    points: points.slice(first).map((point) => Math.max(point, begin)),
    values: Object.fromEntries(rest),
  };
}

/** Each as near to where it wants to be as the others and the frame let it. */
export function spread(wanted: readonly number[], [top, bottom]: readonly [number, number]): number[] {
  const order = wanted.map((_, k) => k).sort((a, b) => wanted[a]! - wanted[b]!);
  const found = [...wanted];
  let free = top;
  for (const k of order) {
    found[k] = Math.max(found[k]!, free);
    free = found[k] + APART;
  }
  free = bottom;
  for (const k of order.reverse()) {
    found[k] = Math.min(found[k]!, free);
    free = found[k] - APART;
  }
  return found;
}

/** How a seat stood when each chapter ended. */
export function atEnds(series: Series, chapters: readonly Chapter[]): Record<string, number[]> {
  const ends = chapters.map((_, k) => (chapters[k + 1]?.point ?? Infinity) - 1);
  const last = ends.map((end) =>
    Math.max(
      0,
      series.points.findLastIndex((point) => point <= end),
    ),
  );
  return Object.fromEntries(
    Object.entries(series.values).map(([seat, values]) => [seat, last.map((k) => values[k] ?? 0)]),
  );
}

const round = (x: number): number => Math.round(x * 10) / 10;
