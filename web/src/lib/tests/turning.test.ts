import { expect, it } from "vitest";
import type { View } from "../../protocol";
import { turning } from "../turning";

const view = (leaf: string | null) => ({ leaf }) as unknown as View;
const leaf = (seen: View) => (seen as unknown as { leaf: string | null }).leaf;

it("turns what was face down and is shown, in a scene that has the time", () => {
  expect(turning({ before: view(null), view: view("a"), ms: 600 }, leaf)).toBe("280ms");
  expect(turning({ before: view(null), view: view("a"), ms: 100 }, leaf)).toBe("80ms");
});

it("turns nothing else", () => {
  expect(turning(null, leaf)).toBeNull();
  expect(turning({ before: view(null), view: view("a"), ms: 0 }, leaf)).toBeNull();
  expect(turning({ before: view("a"), view: view("b"), ms: 600 }, leaf)).toBeNull();
  expect(turning({ before: view("a"), view: view(null), ms: 600 }, leaf)).toBeNull();
});
