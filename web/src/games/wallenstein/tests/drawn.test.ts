import { describe, expect, it } from "vitest";
import { draw, type ShortMap } from "../drawn";
import { MAP } from "../empire";

const SMALL: ShortMap = {
  width: 4,
  height: 2,
  regions: {},
  lands: [],
  arcs: ["20 0 0 20", "20 0-20 0 0 20 20 0", "20 0 20 0 0 20-20 0"],
  counties: { west: { rings: [[1, -1]], label: [1, 1], center: [1, 1], sites: [], bands: [["5 5 5 0 0 5"]] } },
  land: [[0, -3]],
  lines: { county: [0], region: [], edge: [], coast: [1, 2] },
  sea: { waterLines: [["0 0 10 0"]], names: [] },
  rivers: { Main: "0 10 20 0", Elbe: "20 10 20 5" },
  lakes: ["1 1 1 0 0 1"],
  relief: { heath: { sign: "M-1 0l2 0", at: "10 10 50" } },
};

describe("the map of the Empire", () => {
  const map = draw(SMALL);
  it("closes its counties from arcs, followed backwards where they say so", () => {
    expect(map.counties.west!.path).toBe("M0,0 0,2 2,2 2,0z");
    expect(map.land).toBe("M2,2 4,2 4,0 2,0z");
    expect(map.counties.west!.bands).toEqual(["M0.5,0.5 1,0.5 1,1z"]);
  });
  it("draws every line once", () => {
    expect(map.lines).toEqual({
      county: ["M2,0 2,2"],
      region: [],
      edge: [],
      coast: ["M2,0 0,0 0,2 2,2M2,0 4,0 4,2 2,2"],
    });
    expect(map.rivers).toEqual(["M0,1 2,1", "M2,1 4,1.5"]);
    expect(map.lakes).toBe("M0.1,0.1 0.2,0.1 0.2,0.2z");
    expect(map.relief).toEqual(["M0.5 1l1 0"]);
  });
  it("has a shape and two bands for every county", () => {
    for (const { path, bands } of Object.values(MAP.counties)) {
      expect(path).toMatch(/^(M[\d., ]+z)+$/);
      expect(bands.length).toBe(2);
    }
  });
});
