import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { Text } from "../../../text";
import { stand } from "../stand";
import { view } from "./empire";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(`
board-year = Year { $year }
season-spring = Spring
season-winter = Winter
phase-planning = Plans and bids
phase-revolts = Winter: revolts
phase-end-of-game = End of the game
board-stand-action = Action { $now } of { $all }
`),
);
const told = (facts: object): string => stand(view({ year: 1, season: "spring", ...facts }), new Text(bundle));

it("says where the game stands", () => {
  expect(told({ phase: "planning" })).toBe("Year 1 · Spring · Plans and bids");
  expect(told({ phase: "actions", slot: 2 })).toBe("Year 1 · Spring · Action 3 of 10");
  expect(told({ phase: "revolts", season: "winter" })).toBe("Year 1 · Winter: revolts");
  expect(told({ phase: "end-of-game", over: true })).toBe("End of the game");
});
