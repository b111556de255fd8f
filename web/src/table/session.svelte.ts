/** One table as this page knows it: the latest update, everything heard so far, and what is being asked for. */
import type { Told } from "../clocks/running";
import { Channel, Disconnected, type LinkState } from "../channel";
import { keepName, namesOf, saidName, type Names } from "../company/people";
import { Notepad } from "../company/notepad.svelte";
import { Talk, type RoomName } from "../company/talk.svelte";
import { myself } from "../me/me.svelte";
import {
  draftOf,
  forgetTable,
  keepDraft,
  leaveTable,
  markOf,
  rememberTable,
  seatsAt,
  setMark,
  type Mark,
} from "../memory";
import type {
  Again,
  Advised,
  Answer,
  Choice,
  Code,
  Company,
  GameEvent,
  GameInfo,
  Hinted,
  Lesson,
  Message,
  Presence,
  Reason,
  Refused,
  Said,
  Seat,
  Sitting,
  Update,
  View,
  Welcome,
  Wish,
} from "../protocol";
import type { GameClient } from "../games/types";
import { sounds } from "../lib/sound";
import { Hints } from "./hints.svelte";
import { preferences } from "../preferences.svelte";
import { Follow, sceneAt, type Scene } from "./follow.svelte";
import { Gathering } from "./gathering";

/** Something to tell the player: a refusal with its rule, or a message of the client's own. */
export type Notice = { refusal: Refused | Reason } | { key: string };

/** What a table must know of its game: whose turn it is, how long an event is shown, how it sounds. */
export type Manners = Pick<GameClient, "onTurn" | "beat" | "sound">;

/** Asked once more before it is carried out. */
export interface Question {
  choices: Choice[];
  /** Whether it could not be taken back; if it could, it ends this seat's part. */
  final: boolean;
  answer(yes: boolean): void;
}

const FOLLOWED = 600;

/** A wish that concerns the table as it is shown. */
type Acting = { type: "play"; choices: Choice[] } | { type: "undo"; all: boolean };

/** Whether an update leaves a wish as it was: nothing has happened, and it may still be done. While all choose in secret,
 * somebody else's getting ready makes a new update. Of one's own secret choices nobody hears either, but one is offered
 * something else after them: an undo takes back what one saw, or nothing. */
function leaves(update: Update, wish: Acting, before: Update | null): boolean {
  if (update.heard !== before?.heard) return false;
  if (wish.type === "undo") return update.may_undo && String(update.offer) === String(before.offer);
  return wish.choices[0] !== undefined && update.offer.includes(wish.choices[0]);
}

function isStale(answer: Answer | null): boolean {
  return answer?.type === "refused" && answer.error === "stale";
}

export class Session {
  /** What stands beside the game: who sits where, what is proposed, how the table ended. */
  welcome = $state.raw<Welcome | null>(null);
  update = $state.raw<Update | null>(null);
  events = $state.raw<GameEvent[]>([]);
  presence = $state.raw<Presence | null>(null);
  /** What each person has left, where there are clocks or the table has waited. */
  clocks = $state.raw<Told | null>(null);
  /** Where one is in the lesson of this table, if it has one. */
  lesson = $state.raw<Lesson | null>(null);
  revealed = $state<string | null>(null);
  /** Where this seat plays again, once somebody wanted to; its token opens the seat there too. */
  rematch = $state.raw<Again | null>(null);
  link = $state<LinkState>("connecting");
  fatal = $state<Code | null>(null);
  /** What the reader looks back at. */
  past = $state.raw<Scene | null>(null);
  notice = $state.raw<Notice | null>(null);
  mark = $state.raw<Mark | null>(null);
  working = $state(0);
  question = $state.raw<Question | null>(null);
  /** Whether the page shows this seat: of several at one screen only one tells and sounds what happens. */
  followed = true;
  /** Come back to a table where things have happened meanwhile. */
  returned = $state(false);
  #playing = false; // one series at a time: a second click on the same button does nothing
  /** Whether this seat is the only one at this screen: its name is that of whoever uses the browser. */
  alone = false;
  /** By which name a spectator goes. */
  name = $state("");
  readonly talk: Talk;
  readonly notepad = new Notepad((text) => this.beside({ type: "note", text }), {
    read: () => draftOf(this.table, this.own),
    keep: (draft) => keepDraft(this.table, this.own, draft),
  });
  /** What the choices there are would cost and bring. */
  readonly hinting = new Hints(this);
  readonly #channel: Channel;
  readonly #gathering = new Gathering((update) => this.#hear(update));
  readonly #follow = new Follow(this, (event, mine) => this.#sound(event, mine));

  constructor(
    readonly table: string,
    readonly token: string | null,
    readonly info: GameInfo,
    private readonly game: Manners,
    readonly viewpoint: string | null = null,
    /** The secret of a seat at the same screen: what everyone sees is seen from there, and by no spectator. */
    private readonly neighbour: string | null = null,
    /** Whether the seat is opened by one's account, without a link. */
    readonly mine = false,
    /** Which it is. */
    private readonly keeps: Seat | null = null,
  ) {
    this.talk = new Talk(table, (said) => this.isMine(said));
    const listener = {
      heard: () => this.events.length,
      onMessage: (message: Message) => this.#receive(message),
      onState: (state: LinkState) => (this.link = state),
      onFatal: (error: Code) => this.#end(error),
    };
    this.#channel = new Channel(table, token ?? neighbour, listener, viewpoint, neighbour !== null, mine);
  }

  /** A link that opens nothing is not worth remembering. */
  #end(error: Code): void {
    this.fatal = error;
    if (error === "not-signed-in") myself.forget();
    if (error === "unknown-seat" && !this.viewpoint) leaveTable(this.table, this.token);
  }

  close(): void {
    this.#gathering.tell();
    this.#follow.skip();
    void this.notepad.close().then(() => this.#channel.close());
  }

  // ---- what is on the table ----
  get seat(): string | null {
    return this.welcome?.seat ?? null;
  }

  /** The seat this page has, whoever's eyes it looks through. */
  get own(): string | null {
    if (!this.viewpoint) return this.seat;
    if (this.mine) return this.keeps;
    return seatsAt(this.table).find(({ token }) => token === this.token)?.seat ?? null;
  }

  /** Whether nobody plays on: the game is over, or those who played it have ended it. */
  get over(): boolean {
    return !!this.welcome?.ended || (this.update?.view.over ?? false);
  }

  get sittings(): Sitting[] {
    return this.welcome?.seats ?? [];
  }

  get names(): Names {
    return namesOf(this.sittings);
  }

  /** Where this viewer may talk: nowhere at a table that is prepared for one, or where several look on together. */
  get rooms(): RoomName[] {
    if (!this.welcome || this.welcome.kind || this.neighbour) return [];
    if (this.own === null) return ["spectators"];
    return this.over ? ["players", "spectators"] : ["players"];
  }

  /** The event being shown: one looked back at, or one that has just happened. */
  get scene(): Scene | null {
    return this.past ?? this.#follow.scene;
  }

  /** Whether what has happened is still being shown, so that the table is further than the page. */
  get behind(): boolean {
    return !this.past && this.#follow.scene !== null;
  }

  /** What is shown: now, or what led to it while that is shown or looked back at. */
  get view(): View | null {
    return this.scene?.view ?? this.update?.view ?? null;
  }

  /** How many events have been shown. */
  get point(): number {
    return this.scene?.point ?? this.events.length;
  }

  /** What may be chosen; nothing while the past is shown or being cut off. */
  get offer(): Choice[] {
    return this.scene || this.link !== "open" ? [] : (this.update?.offer ?? []);
  }

  /** Whether this seat is to act, and knows why: what led to it has been shown. */
  get asked(): boolean {
    return !this.behind && this.#isAsked;
  }

  get #isAsked(): boolean {
    return this.seat !== null && (this.update?.offer.length ?? 0) > 0;
  }

  /** Whether this seat may act on the board now: not while the past is shown, being cut off or waiting for an answer. */
  get free(): boolean {
    return this.seat !== null && !this.scene && this.link === "open" && this.working === 0;
  }

  /** What happened since this seat's last turn. */
  get missed(): GameEvent[] {
    return this.mark ? this.events.slice(this.mark.heard, this.mark.until) : [];
  }

  get mayUndo(): boolean {
    return !this.scene && this.link === "open" && (this.update?.may_undo ?? false);
  }

  // ---- acting ----
  /** A series of choices, in order; tells the player what was refused. */
  async play(...choices: Choice[]): Promise<boolean> {
    const update = this.update;
    if (update === null || this.scene || this.#playing) return false;
    this.notice = null;
    if (preferences.confirm && !(await this.#sure(update.revision, choices))) return false;
    this.#playing = true;
    const done = this.#done(await this.#persist(update, { type: "play", choices }));
    this.#playing = false;
    return done;
  }

  /** Once more, if the table has moved on without touching the wish. */
  async #persist(update: Update, wish: Acting): Promise<Answer | null> {
    const answer = await this.#ask({ ...wish, revision: update.revision });
    const next = this.update;
    const again = isStale(answer) && next?.revision !== update.revision && next && leaves(next, wish, update);
    return again ? this.#persist(next, wish) : answer;
  }

  /** Whether whoever chose so still wishes it, if it ends their part or cannot be taken back. */
  async #sure(revision: string, choices: Choice[]): Promise<boolean> {
    this.question?.answer(false);
    const weighed = await this.#ask({ type: "weigh", revision, choices });
    if (weighed?.type !== "weighed" || !(weighed.final || weighed.ends)) return true;
    const { final } = weighed;
    return new Promise((resolve) => {
      const answer = (yes: boolean): void => ((this.question = null), resolve(yes));
      this.question = { choices, final, answer };
    });
  }

  async undo(all: boolean): Promise<boolean> {
    this.#gathering.tell();
    const update = this.update;
    if (update === null) return false;
    return this.#done(await this.#persist(update, { type: "undo", all }));
  }

  /** Of a lesson: to where the last step began, or the lesson. */
  back(all: boolean): Promise<boolean> {
    this.notice = null;
    return this.#carryOut({ type: "back", all });
  }

  order(name: string, word: string): Promise<boolean> {
    return this.#carryOut({ type: "order", name, word });
  }

  /** Why is this not possible? The answer is shown. */
  async why(choice: Choice): Promise<void> {
    const answer = await this.#ask({ type: "why", choice });
    if (answer?.type === "reason" && !answer.possible) this.notice = { refusal: answer };
    if (answer?.type === "refused") this.notice = { refusal: answer };
  }

  // ---- beside the game ----
  /** Ask for something beside the game; null if it was done, else why not. Nobody waits for it. */
  async beside(wish: Wish): Promise<Code | "unreachable" | null> {
    const answer = await this.#request(wish);
    if (answer?.type === "refused") return answer.error;
    return answer ? null : "unreachable";
  }

  /** The same, and whoever is refused is told. */
  settle(wish: Wish): Promise<boolean> {
    this.notice = null;
    return this.#carryOut(wish);
  }

  async goBy(name: string): Promise<Code | "unreachable" | null> {
    const fault = await this.beside({ type: "name", name });
    if (fault) return fault;
    this.name = name;
    if (this.alone) keepName(name);
    return null;
  }

  /** What was said in a room before what is known of it. */
  async earlier(room: RoomName): Promise<void> {
    const before = this.talk.in(room).said[0]?.number ?? 0;
    const answer = await this.#request({ type: "earlier", room, before });
    if (answer?.type === "recalled") this.talk.hear(answer, false);
  }

  /** Whether this viewer said so. Spectators are known by their names alone. */
  isMine(said: Said): boolean {
    return said.seat === null ? this.own === null && !!said.name && said.name === this.name : said.seat === this.own;
  }

  /** What the choices of an update would cost and bring; null if it is no longer the latest. Nobody waits for it. */
  async hints(revision: string): Promise<Hinted["hints"] | null> {
    const answer = await this.#request({ type: "hints", revision });
    return answer?.type === "hinted" ? answer.hints : null;
  }

  /** What a bot that looks ahead would do; null if there is no advice to be had. */
  async advise(revision: string): Promise<Advised["choices"] | null> {
    const answer = await this.#request({ type: "advise", revision });
    return answer?.type === "advised" ? answer.choices : null;
  }

  /** Look at an earlier point; at one that was taken back, at the present again. */
  look(point: number, ms = 0): void {
    this.#follow.skip();
    this.past = sceneAt(this, point, ms);
  }

  /** How long an event is shown at the usual speed; of one's own choices one knows all but the luck. */
  beat(event: GameEvent, mine = false): number {
    if (this.game.beat) return this.game.beat(event, mine, this.seat);
    return mine && !Object.values(this.info.events[event.event] ?? {}).includes("dice") ? 0 : FOLLOWED;
  }

  /** Enough seen: the table as it is when this seat is asked. */
  skip(): void {
    this.#follow.skipToTurn(this.#isAsked);
  }

  /** When all that has happened has been shown. */
  atRest(): Promise<void> {
    return this.#follow.atRest();
  }

  now(): void {
    this.past = null;
  }

  /** Several requests that belong together: meanwhile nothing else is begun. */
  async whole(work: () => Promise<unknown>): Promise<void> {
    this.working += 1;
    try {
      await work();
    } finally {
      this.working -= 1;
    }
  }

  async #carryOut(wish: Wish): Promise<boolean> {
    return this.#done(await this.#ask(wish));
  }

  #done(answer: Answer | null): boolean {
    if (answer?.type === "refused" && !isStale(answer)) this.notice = { refusal: answer };
    return answer?.type === "done";
  }

  async #ask(wish: Wish): Promise<Answer | null> {
    this.working += 1;
    try {
      return await this.#request(wish);
    } finally {
      this.working -= 1;
    }
  }

  async #request(wish: Wish): Promise<Answer | null> {
    try {
      return await this.#channel.request(wish);
    } catch (error) {
      if (!(error instanceof Disconnected)) throw error;
      return null;
    }
  }

  // ---- hearing ----
  #receive(message: Message): void {
    if (message.type === "update") return this.#gathering.add(message, this.#isAwaited(message));
    this.#gathering.tell();
    if (message.type === "welcome") this.#greet(message);
    else if (message.type === "presence") this.presence = message;
    else if (message.type === "clocks") this.clocks = { ...message, came: performance.now() };
    else if (message.type === "company") this.#gather(message);
    else if (message.type === "talk") this.talk.hear(message, this.update !== null);
    else if (message.type === "noted") this.notepad.hear(message.text);
    else if (message.type === "lesson") this.lesson = message;
    else if (message.type === "over") this.revealed = message.revealed;
    else if (message.type === "rematch") this.rematch = message;
  }

  /** Whether somebody would notice that an update comes a moment later: nobody who is still shown what led to it. */
  #isAwaited(update: Update): boolean {
    const waits = update.offer.length > 0 || this.working > 0 || !this.update || !!update.view.over;
    return waits || (preferences.speed !== "now" && !this.behind);
  }

  #greet(welcome: Welcome): void {
    this.welcome = welcome;
    this.rematch = welcome.rematch;
    this.notepad.hear(welcome.note);
    this.#introduce(welcome);
    if (welcome.kind) return forgetTable(this.table, this.token); // nothing of it is kept, but that this tab is there
    if (this.viewpoint) return; // whoever borrows eyes has no place at the table
    this.mark ??= markOf(this.table, welcome.seat);
    if (this.mine) return; // the account remembers it, wherever one signs in
    if (welcome.seat !== null || !seatsAt(this.table).length) this.#remember(welcome);
  }

  #gather({ seats, terms, proposal, ended, dropped }: Company): void {
    if (this.welcome) this.welcome = { ...this.welcome, seats, terms, proposal, ended, dropped };
  }

  /** Whoever has said a name at another table goes by it here too, unless the seat has one. */
  #introduce({ kind, seats }: Welcome): void {
    const name = this.name || saidName();
    if (kind || !name || !this.alone || this.neighbour || this.viewpoint) return;
    const known = this.seat !== null && seats.find(({ seat }) => seat === this.seat)?.name;
    if (!known) void this.goBy(name);
  }

  #remember(welcome: Welcome): void {
    rememberTable({ table: this.table, token: this.token, seat: welcome.seat, game: welcome.game });
  }

  /** Events continue those already heard; after an undo some are heard anew. */
  #hear(update: Update): void {
    const asked = this.question;
    if (asked && !leaves(update, { type: "play", choices: asked.choices }, this.update)) asked.answer(false);
    if (String(update.offer) !== String(this.update?.offer)) this.notice = null; // it was about another question
    const hadTurn = this.#hasTurn;
    const first = this.update === null;
    const known = update.heard - update.events.length;
    this.events = [...this.events.slice(0, known), ...update.events];
    this.update = update;
    if (this.past && this.past.point > known) this.look(this.past.point);
    if (!first && !this.past && this.followed) this.#show(known, update.events);
    if (first && this.mark && this.mark.heard < update.heard) this.returned = true;
    if (!this.#hasTurn && hadTurn) this.markHere();
    if (this.#hasTurn && this.mark && this.mark.until === undefined)
      this.#keepMark({ ...this.mark, until: update.heard });
  }

  /** Whether it is this seat's turn; in games without turns, whether it is asked. */
  get #hasTurn(): boolean {
    if (!this.update) return false;
    const player = this.game.onTurn(this.update.view);
    return player === null ? this.#isAsked : player === this.seat;
  }

  #show(known: number, events: readonly GameEvent[]): void {
    const beats = events.map((event) => this.beat(event, this.#playing));
    const heard = events.find((event, k) => beats[k] === 0 && this.game.sound?.(event));
    if (heard) this.#sound(heard, this.#playing);
    this.#follow.hear(known, beats, { mine: this.#playing, asked: this.#isAsked });
  }

  #sound(event: GameEvent, mine: boolean): void {
    const sound = this.game.sound?.(event);
    if (sound) sounds.play(sound, mine);
  }

  /** Everything up to here has been seen. */
  markHere(): void {
    this.returned = false;
    if (this.update) this.#keepMark({ heard: this.update.heard });
  }

  #keepMark(mark: Mark): void {
    this.mark = mark;
    if (!this.welcome?.kind) setMark(this.table, this.seat, mark);
  }
}
