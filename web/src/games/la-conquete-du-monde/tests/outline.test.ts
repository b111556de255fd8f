import { describe, expect, it } from "vitest";
import { SHAPE, borders, LINES } from "../drawn";
import { arrowPath } from "../geometry";
import { read, signs } from "../../../lib/engraving";
import { curve, strokes } from "../outline";
import { MAP } from "../world";

const startOf = (part: string): string => part.slice(0, part.indexOf("Q"));
const withoutStart = (part: string): string => part.slice(part.indexOf("Q"));

describe("the outlines of the map", () => {
  it("are read from steps in tenths", () => {
    expect(read("10-20 5 5-15 5")).toEqual([
      [1, -2],
      [1.5, -1.5],
      [0, -1],
    ]);
  });
  it("are curves between the ends of an open line, and all round of a closed one", () => {
    expect(curve(read("0 0 10 0 0 10 10 0"))).toBe("M0 0Q1 0 1 0.5Q1 1 2 1");
    expect(curve(read("0 0 10 0 0 10-10 0 0-10"))).toBe("M0 0.5Q0 0 0.5 0Q1 0 1 0.5Q1 1 0.5 1Q0 1 0 0.5z");
  });
  it("are the same in parts, of long lines and short ones", () => {
    expect(strokes(read("0 0 10 0 0 10 10 0"))).toBe("M0 0Q1 0 1 0.5Q1 1 2 1");
    for (const line of MAP.waterLines[0]!.map(read).filter(({ length }) => length > 30)) {
      const parts = strokes(line).split("M").slice(1);
      const [first, ...rest] = parts;
      expect(`M${first}${rest.map(withoutStart).join("")}`).toBe(curve(line).replace("z", ""));
      rest.forEach((part, k) => expect(parts[k]!.endsWith(` ${startOf(part)}`)).toBe(true));
    }
  });
  it("give every territory a shape, and every stretch of border to one or two of them", () => {
    expect(Object.keys(SHAPE)).toEqual(Object.keys(MAP.territories));
    expect(LINES.every(({ between }) => between.length === 1 || new Set(between).size === 2)).toBe(true);
  });
  it("tell coasts from borders inside and between continents", () => {
    const whole = borders(() => "one");
    expect(whole.outer).toEqual([]);
    const each = borders((t) => t);
    expect(each.inner).toEqual([]);
    expect(each.outer).toEqual(whole.inner);
    expect(each.coast).toEqual(whole.coast);
  });
});

describe("signs and arrows", () => {
  it("stand where they are placed, as large as they are", () => {
    expect(signs({ sign: "M-2 0l4 6h.1", at: "100 50 50 30 40 100" })).toBe("M9 5l2 3h0.05M1 4l4 6h0.1");
  });
  it("lead from counter to counter, and not across the edge of the map", () => {
    expect(arrowPath("bresil", "afrique_du_nord", 1, [15, 11])).toMatch(/^M[\d. L-]+z$/);
    expect(arrowPath("alaska", "kamtchatka", 1, [15, 11])).toBeNull();
  });
});
