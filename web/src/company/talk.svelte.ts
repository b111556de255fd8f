/** What is said at a table, room by room, as far as this page has heard it. */
import { keep, kept } from "../memory";
import type { Recalled, Said, Talk as Words } from "../protocol";

export type RoomName = Words["room"];
export interface Heard {
  said: readonly Said[];
  /** Whether there is more before it. */
  more: boolean;
}
const NOTHING: Heard = { said: [], more: false };
const NONE = -1; // words are numbered from 0

/** What one had and what came, in its order. Where something is missing in between, only the later part is kept. */
export function joined(had: Heard, came: Heard): Heard {
  const [first, last] = [came.said[0]?.number ?? 0, had.said.at(-1)?.number ?? 0];
  if (!had.said.length || (came.more && first > last)) return came;
  const all = new Map([...had.said, ...came.said].map((said) => [said.number, said]));
  const said = [...all.values()].sort((a, b) => a.number - b.number);
  return { said, more: first < (had.said[0]?.number ?? 0) ? came.more : had.more };
}

export class Talk {
  #rooms = $state.raw<Partial<Record<RoomName, Heard>>>({});
  #read = $state.raw<Partial<Record<RoomName, number>>>({});
  /** The last words that have come while this page was open, for those who hear it. */
  latest = $state.raw<Said | null>(null);

  constructor(
    private readonly table: string,
    private readonly isMine: (said: Said) => boolean,
  ) {}

  in(room: RoomName): Heard {
    return this.#rooms[room] ?? NOTHING;
  }

  hear({ room, said, more }: Words | Recalled, live: boolean): void {
    this.#rooms = { ...this.#rooms, [room]: joined(this.in(room), { said, more }) };
    const last = said.at(-1);
    if (live && last && said.length === 1 && !this.isMine(last)) this.latest = last;
  }

  unread(room: RoomName): number {
    const read = this.#readOf(room);
    return this.in(room).said.filter((said) => said.number > read && !this.isMine(said)).length;
  }

  /** Somebody has it before his eyes. */
  read(room: RoomName): void {
    const last = this.in(room).said.at(-1)?.number ?? NONE;
    if (last <= this.#readOf(room)) return;
    this.#read = { ...this.#read, [room]: last };
    keep(this.#key(room), String(last));
  }

  #readOf(room: RoomName): number {
    return this.#read[room] ?? Number(kept(this.#key(room)) ?? NONE);
  }

  #key(room: RoomName): string {
    return `read.${this.table}.${room}`;
  }
}
