import { expect, it } from "vitest";
import { meet, around } from "../../../lib/lettering";
import { counterSize, levelAt } from "../levels";
import { MAP } from "../world";

it("shows the numbers of Europe apart where a phone shows the whole world", () => {
  const scale = 390 / MAP.width;
  const size = counterSize(levelAt(scale), 3, false);
  const europe = ["islande", "scandinavie", "grande_bretagne", "europe_du_nord", "europe_occidentale", "europe_du_sud"];
  const boxes = europe.map((t) => MAP.territories[t]!.label).map(([x, y]) => around(x * scale, y * scale, ...size));
  expect(boxes.filter((box, k) => boxes.some((other, j) => j > k && meet(box, other)))).toEqual([]);
});
