import { expect, it } from "vitest";
import { around, besides, boxOf, folded, lay, type Box, type Spot } from "../src/lib/lettering";

const anywhere = (): boolean => true;
const apart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
const spot = (x: number, y = 0): Spot => ({ x, y, lines: ["word"], size: 10 });

it("writes nothing upon another, nor upon a piece, nor beyond the frame", () => {
  const points = Array.from({ length: 60 }, (_, k): [number, number] => [(k * 37) % 400, (k * 53) % 300]);
  const pieces = points.map(([x, y]) => around(x, y, 20, 12));
  const wanted = points.map((at, k) => ({ key: `${k}`, spots: besides(at, [20, 12], 11, [["Somewhere", "Else"]]) }));
  const boxes = [...lay(wanted, pieces, (box) => box.left >= 0 && box.bottom <= 300).values()].map(boxOf);
  expect(boxes.length).toBeGreaterThan(10);
  boxes.forEach((box, k) => {
    expect([...pieces, ...boxes.slice(k + 1)].every((other) => apart(box, other))).toBe(true);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBeLessThanOrEqual(300);
  });
});

it("lets a word yield to one that has no other place, and leaves out what has none", () => {
  const laid = lay(
    [
      { key: "nimble", spots: [spot(0), spot(100)] },
      { key: "bound", spots: [spot(5)] },
      { key: "late", spots: [spot(2), spot(102)] },
    ],
    [],
    anywhere,
  );
  expect([...laid].map(([key, { x }]) => [key, x])).toEqual([
    ["bound", 5],
    ["nimble", 100],
  ]);
});

it("folds long names where words end", () => {
  expect(folded("Far Away Land")).toEqual(["Far Away", "Land"]);
  expect(folded("Somewhere North-Western")).toEqual(["Somewhere", "North-Western"]);
  expect(folded("Somewhere")).toEqual(["Somewhere"]);
});
