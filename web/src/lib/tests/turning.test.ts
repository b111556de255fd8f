import { expect, it } from "vitest";
import type { View } from "../../protocol";
import { turning } from "../turning";

const view = (card: string | null) => ({ card }) as unknown as View;
const card = (seen: View) => (seen as unknown as { card: string | null }).card;

it("turns what was face down and is shown, in a scene that has the time", () => {
  expect(turning({ before: view(null), view: view("a"), ms: 600 }, card)).toBe("280ms");
  expect(turning({ before: view(null), view: view("a"), ms: 100 }, card)).toBe("80ms");
});

it("turns nothing else", () => {
  expect(turning(null, card)).toBeNull();
  expect(turning({ before: view(null), view: view("a"), ms: 0 }, card)).toBeNull();
  expect(turning({ before: view("a"), view: view("b"), ms: 600 }, card)).toBeNull();
  expect(turning({ before: view("a"), view: view(null), ms: 600 }, card)).toBeNull();
});
