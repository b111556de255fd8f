import { describe, expect, it } from "vitest";
import { atEnds, Chart, spread, ticks } from "../chart";
import { commonPoint, momentPath, ownPoint, readMoment } from "../points";

const FRAME = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
const series = { key: "points", points: [1, 3, 5], values: { a: [0, 5, 10], b: [4, 4, 0] } };

describe("a chart", () => {
  const chart = new Chart(series, FRAME, 0, 11);

  it("has round marks that hold all values", () => {
    expect(ticks(0, 42)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticks(-3, 9)[0]).toBeLessThanOrEqual(-3);
    expect(chart.marks).toEqual([0, 2, 4, 6, 8, 10]);
  });

  it("draws steps: what stands stays until it changes", () => {
    expect(chart.curves[0]?.path).toBe("M0 100H20V50H40V0H100");
  });

  it("begins where the game does, with how it stood there", () => {
    const later = new Chart(series, FRAME, 4, 5);
    expect(later.curves[0]?.path).toBe("M0 50H100V0H100");
    expect(new Chart(series, FRAME, 9, 5).curves[0]?.path).toBe("M0 0H100");
  });

  it("keeps names apart", () => {
    expect(spread([50, 51], [0, 100])).toEqual([50, 70]);
    expect(spread([100, 100, 98], [0, 100])).toEqual([80, 100, 60]);
  });

  it("knows how things stood when a chapter ended", () => {
    const chapters = [
      { number: 0, point: 1 },
      { number: 1, point: 4 },
    ];
    expect(atEnds(series, chapters)).toEqual({ a: [5, 10], b: [4, 0] });
  });
});

describe("points", () => {
  const asides = [0, 3, 4]; // of a log: aside, 1, 2, aside, aside, 3

  it("are found in a log with asides, and back", () => {
    expect([1, 2, 3].map((point) => ownPoint(point, asides))).toEqual([2, 3, 6]);
    expect([1, 2, 3, 4, 5, 6].map((own) => commonPoint(own, asides))).toEqual([1, 1, 2, 2, 2, 3]);
  });

  it("are told in links, and read from them", () => {
    const moment = { at: 12, as: "red" };
    expect(momentPath("T x", moment)).toBe("/table/T%20x?at=12&as=red");
    expect(readMoment("?at=12&as=red")).toEqual(moment);
    expect(readMoment("?at=x")).toEqual({ at: null, as: null });
    expect(momentPath("T", { at: null, as: null })).toBe("/table/T");
  });
});
