import { expect, it } from "vitest";
import type { Box } from "../../../lib/lettering";
import { clearPlace } from "../placing";

const room: [number, number] = [1000, 600];
const size: [number, number] = [300, 200];
const meets = (box: Box, [left, top]: [number, number]): boolean =>
  box.left < left + size[0] && left < box.right && box.top < top + size[1] && top < box.bottom;

it("keeps clear of what matters, and stays in the frame", () => {
  for (let x = 0; x <= 800; x += 100) {
    for (let y = 0; y <= 400; y += 100) {
      const keep = { left: x, top: y, right: x + 200, bottom: y + 200 };
      const place = clearPlace(size, room, [keep], [], [x + 100, y + 100]);
      expect(meets(keep, place)).toBe(false);
      expect(place[0]).toBeGreaterThanOrEqual(0);
      expect(place[0] + size[0]).toBeLessThanOrEqual(room[0]);
      expect(place[1]).toBeGreaterThanOrEqual(0);
      expect(place[1] + size[1]).toBeLessThanOrEqual(room[1]);
    }
  }
});

it("prefers the sea", () => {
  const keep = { left: 400, top: 250, right: 600, bottom: 350 };
  const land = { left: 0, top: 0, right: 1000, bottom: 380 };
  expect(meets(land, clearPlace(size, room, [keep], [land], [500, 300]))).toBe(false);
});
