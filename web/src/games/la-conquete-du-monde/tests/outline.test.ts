import { describe, expect, it } from "vitest";
import { SHAPE, borders, LINES } from "../drawn";
import { arrowPath } from "../geometry";
import { inTenths, read, signs } from "../../../lib/engraving";
import { curve, strokes } from "../outline";
import { MAP } from "../world";

/** Every curve by its corner and its end, where they are: written as `Q`, whichever way it was. */
function spelled(path: string): string {
  let [corner, end] = [
    [0, 0],
    [0, 0],
  ];
  return path.replace(/([Mqtz])([^Mqtz]*)/g, (_, kind: string, rest: string) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (kind === "z") return "z";
    const from = kind === "M" ? [0, 0] : end;
    const moved = (by: number[]): number[] => by.map((n, k) => Math.round(100 * (from[k]! + n)) / 100);
    corner =
      kind === "t" ? end.map((n, k) => Math.round(100 * (2 * n - corner[k]!)) / 100) : moved(numbers.slice(0, 2));
    end = moved(numbers.slice(-2));
    return kind === "M" ? `M${end.join(" ")}` : `Q${[...corner, ...end].join(" ")}`;
  });
}
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
    expect(curve(inTenths("0 0 10 0 0 10 10 0"))).toBe("M0 0q1 0 1 0.5t1 0.5");
    expect(spelled("M0 0q1 0 1 0.5t1 0.5")).toBe("M0 0Q1 0 1 0.5Q1 1 2 1");
    const round = curve(inTenths("0 0 10 0 0 10-10 0 0-10"));
    expect(spelled(round)).toBe("M0 0.5Q0 0 0.5 0Q1 0 1 0.5Q1 1 0.5 1Q0 1 0 0.5z");
  });
  it("are the same in parts, of long lines and short ones", () => {
    expect(strokes(inTenths("0 0 10 0 0 10 10 0"))).toBe("M0 0q1 0 1 0.5t1 0.5");
    for (const line of MAP.waterLines[0]!.map(inTenths).filter(({ length }) => length > 30)) {
      const parts = spelled(strokes(line)).split("M").slice(1);
      const [first, ...rest] = parts;
      expect(`M${first}${rest.map(withoutStart).join("")}`).toBe(spelled(curve(line)).replace("z", ""));
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
  it("lead from counter to counter, around the world out at one edge and in at the other", () => {
    expect(arrowPath("bresil", "afrique_du_nord", 1, [15, 11])).toMatch(/^M[\d. L-]+z$/);
    const [out, into] = arrowPath("alaska", "kamtchatka", 1, [15, 11])!.slice(1).split("M");
    const across = (path: string): number[] => [...path.matchAll(/([\d.-]+) [\d.-]+/g)].map(([, x]) => Number(x));
    const alaska = MAP.territories.alaska!.label[0];
    const kamchatka = MAP.territories.kamtchatka!.label[0];
    expect(Math.min(...across(out!))).toBe(0);
    expect(Math.max(...across(out!))).toBeLessThan(alaska);
    expect(Math.min(...across(into!))).toBeGreaterThan(kamchatka);
    expect(Math.max(...across(into!))).toBeCloseTo(MAP.width, -1);
  });
});
