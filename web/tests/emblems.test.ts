import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>("../src/games/*/Emblems.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("emblems", () => {
  it("are drawn once, however many games bear them", () => {
    const drawn = Object.values(sources).flatMap((source) => source.match(/\bd="[^"]{30,}"/g) ?? []);
    const counted = drawn.filter((path, k) => drawn.indexOf(path) !== k);
    expect(drawn.length).toBeGreaterThan(60);
    expect(counted).toEqual([]);
  });
});
