/** Words go with the code that says them. */
import { expect, it } from "vitest";
import { keysIn, messagesIn } from "../spoken.js";

const SOURCE = `# A note to translators
one = One
several = { $count ->
    [one] one thing
   *[other] { $count } things
}

# Another
last-one = The last
`;

it("a message ends where the next begins, without the notes between", () => {
  const messages = messagesIn(SOURCE);
  expect([...messages.keys()]).toEqual(["one", "several", "last-one"]);
  expect(messages.get("one")).toBe("one = One\n");
  expect(messages.get("several")).toMatch(/^several = \{ \$count ->\n.*\n.*\n\}\n$/);
});

it.each([
  ['say("end-title")', ["end-title"]],
  ["say(late ? 'end-title' : \"end-show\")", ["end-title", "end-show"]],
  ["say(`end-${what}`)", ["end-title", "end-show"]],
  ["say(`${room}-game`)", ["learn-game"]],
  ["`${say(`end-${what}`)} – ${name}`", ["end-title", "end-show"]],
  ["<svelte:element this={`e${level}`} />", []],
  ["the end-title of a sentence", []],
])("%s names %s", (code, named) => {
  expect([...keysIn(code, ["end-title", "end-show", "learn-game"])]).toEqual(named);
});
