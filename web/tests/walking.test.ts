import { expect, it } from "vitest";
import type { Point } from "../src/lib/panzoom.svelte";
import { nearest } from "../src/lib/walking";

const points: Record<string, Point> = { west: [10, 50], middle: [50, 50], east: [90, 52], north: [52, 10] };
const ground = { places: Object.keys(points), pointOf: (place: string) => points[place] ?? null };

it("goes to the nearest place straight on", () => {
  expect(nearest("west", [1, 0], ground)).toBe("middle");
  expect(nearest("middle", [1, 0], ground)).toBe("east");
  expect(nearest("middle", [0, -1], ground)).toBe("north");
  expect(nearest("middle", [0, 1], ground)).toBeNull();
  expect(nearest("nowhere", [1, 0], ground)).toBeNull();
});

it("goes around a round world only", () => {
  expect(nearest("east", [1, 0], ground)).toBeNull();
  expect(nearest("east", [1, 0], { ...ground, around: 100 })).toBe("west");
});
