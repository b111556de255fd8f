import { expect, it } from "vitest";
import type { GameEvent } from "../src/protocol";
import { continued, type Chapter } from "../src/table/chapters";

const event = (name: string): GameEvent => ({ event: name, rule: "X-1" });
const isHeading = ({ event }: GameEvent): boolean => event === "began";
const tell = (before: Chapter[], events: GameEvent[]): Chapter[] => continued(before, events, isHeading);

const story = ["seated", "began", "moved", "rolled", "began", "moved"].map(event);

it("tells events under the headings they follow", () => {
  const [seated, first, moved, rolled, second, last] = story;
  expect(tell([], story)).toEqual([
    { heading: null, start: 0, lines: [seated] },
    { heading: first, start: 1, lines: [moved, rolled] },
    { heading: second, start: 4, lines: [last] },
  ]);
});

it("goes on event by event to what it would be all at once", () => {
  let told: Chapter[] = [];
  for (let count = 1; count <= story.length; count++) told = tell(told, story.slice(0, count));
  expect(told).toEqual(tell([], story));
});

it("leaves what has been told as it is", () => {
  const before = tell([], story.slice(0, 5));
  const after = tell(before, story);
  expect([after[0], after[1]]).toEqual([before[0], before[1]]);
  expect(after[1]).toBe(before[1]);
  expect(before[2]?.lines).toEqual([]);
  expect(tell(after, [...story])).toBe(after);
});

it("tells anew what was taken back", () => {
  const before = tell([], story);
  expect(tell(before, story.slice(0, 3))).toEqual(tell([], story.slice(0, 3)));
  const otherwise = [...story.slice(0, 5), event("passed")];
  expect(tell(before, otherwise)).toEqual(tell([], otherwise));
});
