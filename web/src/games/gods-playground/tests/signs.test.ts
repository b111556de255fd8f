import { describe, expect, it } from "vitest";
import words from "../locale/en.ftl?raw";
import { RULES, sign, type SignName } from "../signs";

describe("signs", () => {
  it.each(Object.keys(RULES) as SignName[])("%s has words, a title and a rule", (name) => {
    expect(words).toMatch(new RegExp(`^explain-${name} = .+(?:\\n.+)*?\\n {4}\\.title = .+$`, "m"));
    expect(sign(name)).toMatchObject({ "data-explain": name, "data-rule": expect.stringMatching(/^GP-\d+\.\d+$/) });
  });
});
