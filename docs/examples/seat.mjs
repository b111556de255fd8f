// A program at a seat: chooses the first of its offer. The whole protocol is in docs/seat-programs.md.
import { createInterface } from "node:readline";

const say = (line) => console.log(JSON.stringify(line));

for await (const written of createInterface({ input: process.stdin })) {
  const told = JSON.parse(written);
  if (told.type === "hello") say({ type: "ready", version: 1, name: "seat.mjs" });
  // told.view is all the seat may know, told.text the same for a reader, told.seconds the time left.
  if (told.type === "choose") say({ type: "choice", id: told.id, choice: told.offer[0] });
  if (told.type === "over") console.error("won by", told.winners);
  if (told.type === "quit") break;
}
process.exit(0);
