/** From the short numbers of a drawn map to its lines. */
export type Point = [x: number, y: number];
export type Line = Point[];

/** A start, then steps, in tenths of a unit. */
export function inTenths(line: string): Line {
  const numbers = line.match(/-?\d+/g) ?? [];
  let [x, y] = [0, 0];
  const points: Line = [];
  for (let k = 0; k + 1 < numbers.length; k += 2)
    points.push([(x += Number(numbers[k])), (y += Number(numbers[k + 1]))]);
  return points;
}

export const read = (line: string): Line => inTenths(line).map(([x, y]) => [x / 10, y / 10]);

export const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

const LONG = 24;

/** A line in parts of so many points that go on between two of them: a browser that draws one corner of a map again
 *  goes along the parts that are there, not along a whole shore. */
export function inParts(line: Line): Line[] {
  const starts = Array.from({ length: Math.ceil(line.length / LONG) }, (_, k) => k * LONG);
  const seam = (k: number): Line => (line[k - 1] && line[k] ? [middle(line[k - 1]!, line[k]!)] : []);
  return starts.map((k) => [...seam(k), ...line.slice(k, k + LONG), ...seam(k + LONG)]);
}

/** The lines around a shape, by number; `~k` where one is followed backwards. */
export const sidesOf = (ring: number[], arcs: Line[]): Line[] =>
  ring.map((turn) => (turn < 0 ? [...arcs[~turn]!].reverse() : arcs[turn]!));

export const short = (n: number): string => String(Math.round(n * 100) / 100);

/** A sign of the relief wherever it stands: its path around the origin, moved and made smaller. */
export function signs({ sign, at: places }: { sign: string; at: string }): string {
  const steps = [...sign.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].map(([, letter, rest]) => ({
    letter: letter!,
    numbers: (rest!.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number),
  }));
  const spots = places.split(" ").map(Number);
  let drawn = "";
  for (let k = 0; k < spots.length; k += 3) {
    const [x, y, size] = [spots[k]! / 10, spots[k + 1]! / 10, spots[k + 2]! / 100];
    for (const { letter, numbers } of steps) {
      const from = letter === "M" ? [x, y] : [0, 0];
      drawn += letter + numbers.map((n, j) => short(n * size + from[j % 2]!)).join(" ");
    }
  }
  return drawn;
}
