import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { GameInfo } from "../../../protocol";
import { Text } from "../../../text";
import type { Commonwealth } from "../commonwealth";
import { circleFacts, label } from "../speech";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(
    "choice-manager = { $region } { $worth } { $twin }\nchoice-campaign = { $region } to { $foe }\nfoe-sweden = Sweden",
  ),
);
const text = new Text(bundle);
const info = {
  verbs: {
    manager: [{ names: ["region"], domain: "region" }],
    campaign: [{ names: ["region"], domain: "region" }],
  },
} as unknown as GameInfo;
const view = {
  printed: { worth: { prussia: [2, 3, 3, 4, 4], ukraine: [3, 5, 5, 5] } },
  attacked: { prussia: "sweden" },
} as unknown as Commonwealth;

describe("a circle", () => {
  it("is known by its worth", () => {
    expect(circleFacts(view, "prussia", 1)).toEqual({ worth: 2, twin: "none" });
  });
  it("is told from others of the same worth by its place", () => {
    expect([2, 3].map((circle) => circleFacts(view, "prussia", circle).twin)).toEqual(["inner", "outer"]);
    expect([2, 3, 4].map((circle) => circleFacts(view, "ukraine", circle).twin)).toEqual(["inner", "middle", "outer"]);
  });
});

describe("a choice", () => {
  it("names what the view knows", () => {
    expect(label("manager prussia 3", info, text, view)).toBe("prussia 3 outer");
    expect(label("campaign prussia", info, text, view)).toBe("prussia to Sweden");
  });
});
