/** Long drawings are drawn part by part: a browser that draws one corner again then leaves the rest of the lines alone. */
const CELL = 160;

/** The strokes of a path, those that begin near each other together. Every stroke begins with `M` and its place. */
export function inCells(path: string, size = CELL): string[] {
  const cells = new Map<string, string>();
  for (const stroke of path.match(/M[^M]*/g) ?? []) {
    const [x, y] = (/(-?[\d.]+)[ ,]?(-?[\d.]+)/.exec(stroke) ?? []).slice(1).map((n) => Math.floor(Number(n) / size));
    const cell = `${x} ${y}`;
    cells.set(cell, (cells.get(cell) ?? "") + stroke);
  }
  return [...cells.values()];
}
