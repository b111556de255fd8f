import { describe, expect, it } from "vitest";
import { chapterOf, chapters, examplesOf } from "../src/learn/chapters";
import { fits, shownStep } from "../src/learn/course.svelte";
import { hasAll, stretches, wordsOf } from "../src/learn/search";

describe("a lesson", () => {
  it("wants a choice as it is written, or anything where a star stands", () => {
    expect(fits("put stone 3", ["put stone 2", "put stone 3"])).toBe(true);
    expect(fits("put stone 3", ["put stone"])).toBe(false);
    expect(fits("put stone all", ["put stone*"])).toBe(true);
    expect(fits("put (stone)", ["put (stone)"])).toBe(true);
  });
  it("shows what is to be read after a choice, then what is to be chosen", () => {
    expect(shownStep(3, 3, 6)).toBe(4);
    expect(shownStep(4, 6, 6)).toBe(4);
    expect(shownStep(6, 6, 3)).toBe(3);
  });
});

describe("the rules", () => {
  it("are parted into chapters", () => {
    const ledger = ["A-0.1", "A-0.2b", "A-10.4", "A-O1", "A-O2"].map((id) => ({ id, ruling: false }));
    expect(chapters(ledger).map(({ id, rules }) => [id, rules.length])).toEqual([
      ["A-0", 2],
      ["A-10", 1],
      ["A-O", 2],
    ]);
    expect(chapterOf("B-3")).toBe("B-3");
  });
  it("show an example once, where it is cited first", () => {
    const example = { name: "one", rules: ["A-2", "A-1"] };
    expect(examplesOf("A-2", [example])).toEqual([example]);
    expect(examplesOf("A-1", [example])).toEqual([]);
  });
  it("are found by all words, whatever accents and capitals", () => {
    expect(hasAll("Le Défenseur perd ; Łódź", wordsOf("defen LODZ"))).toBe(true);
    expect(hasAll("Le défenseur", wordsOf("defen attaque"))).toBe(false);
  });
  it("mark what was found", () => {
    expect(stretches("Świat i świt", wordsOf("swi"))).toEqual([
      { text: "Świ", found: true },
      { text: "at i ", found: false },
      { text: "świ", found: true },
      { text: "t", found: false },
    ]);
    expect(stretches("abc", [])).toEqual([{ text: "abc", found: false }]);
  });
});
