/** Written by tools/protocol.py from src/wartable/wire: change it there. */

export const VERSION = 1;

/** Why a request was turned away; nothing has changed. */
export type Code =
  | "malformed"
  | "too-large"
  | "too-fast"
  | "too-many"
  | "bad-version"
  | "method-not-allowed"
  | "not-found"
  | "unknown-game"
  | "unknown-table"
  | "unknown-seat"
  | "wrong-origin"
  | "wrong-host"
  | "bad-table"
  | "bad-board"
  | "not-over"
  | "stale"
  | "not-now"
  | "illegal"
  | "no-undo"
  | "foreign"
  | "off-lesson"
  | "table-full"
  | "bad-order"
  | "table-held"
  | "internal"
  | "not-stored";

/** After these there is no use in coming back. */
export const FINAL: readonly Code[] = ["bad-version", "unknown-table", "unknown-seat", "wrong-origin", "table-held"];

/** Who sits where. */
export interface Sitting {
  seat: string;
  kind: "bot" | "person";
  /** the bot's name */
  bot?: string;
  /** opens the seat; shown once, to whoever opened the table */
  token?: string;
  /** whether a person has ever sat down there */
  taken?: boolean;
}

/** Where the players of a finished game sit again: the token that opened the old seat opens the new one. */
export interface Again {
  table: string;
  /** of whoever is told, at the new table */
  seat: string;
}

/** What a seat sees of the table. Every game adds fields of its own. */
export interface View {
  game: string;
  edition: string;
  options: string[];
  seats: string[];
  /** whose view it is; null for a spectator */
  seat: string | null;
  stage: string;
  /** the seats the table waits for */
  asked: string[];
  over: boolean;
  winners: string[];
  /** all who choose in secret at once; whoever of them is not `asked` is ready */
  together: string[];
  [field: string]: unknown;
}

/** A fact: its text is `event-NAME`, with the other fields as variables, spoken as the catalogue's `events` say. */
export interface GameEvent {
  /** its name */
  event: string;
  /** the ledger id it rests on */
  rule: string;
  /** of the public view, since the last event all heard */
  changes?: Record<string, unknown>;
  /** of this seat's own part, since the last event it heard */
  own?: Record<string, unknown>;
  [field: string]: unknown;
}

/** Several members of a domain, to be spoken and joined by commas; none are `nobody`. */
export interface Listed {
  domain: string;
  members: string[];
}

/** What the table asks of this seat: its text is `prompt-KEY`. */
export interface Prompt {
  key: string;
  /** numbers, members as `[domain, member]` (null is `nobody`), or lists of members */
  facts: Record<string, number | number | string | [string, string | null] | Listed | null>;
}

/** What a choice would cost or bring: its text is `KEY` of the game. */
export interface Hint {
  key: string;
  /** numbers, members as `[domain, member]` (null is `nobody`), or lists of members */
  facts: Record<string, number | number | string | [string, string | null] | Listed | null>;
}

/** A setting of the rules: a word among `words`, or a number. */
export interface Option {
  name: string;
  /** its ledger id */
  rule: string;
  default: string;
  words?: string[];
  low?: number;
  high?: number;
  /** the number the name alone means */
  bare?: number;
}

/** One argument of a choice. */
export interface Word {
  /** the variables it fills in texts */
  names: string[];
  domain: string;
  /** what it is when left out */
  default: string | null;
}

/** A domain: names choices and events speak of. */
export interface Members {
  members: string[];
  /** whether members have names of their own, `DOMAIN-MEMBER` */
  spoken: boolean;
}

/** A rule of the game; its text is `rule-ID`, with `_` for the dot. */
export interface LedgerEntry {
  id: string;
  /** whether it is decided by us, where the rulebook leaves it open */
  ruling: boolean;
}

/** A phase of the game, with the stages in which seats are asked. */
export interface PhaseOfPlay {
  phase: string;
  stages: string[];
  /** whether it comes before or after the rounds or turns */
  once: boolean;
  /** the ledger id it begins with; empty where the game names none */
  rule: string;
}

/** What a client must know of a game to offer it and to speak of it. */
export interface GameInfo {
  game: string;
  /** the fewest and the most */
  players: [number, number];
  /** the same by edition */
  edition_players: Record<string, [number, number]>;
  seats: string[];
  /** the options each is made of */
  editions: Record<string, string[]>;
  options: Option[];
  bots: string[];
  /** the sequence of play */
  phases: PhaseOfPlay[];
  /** the arguments of each kind of choice */
  verbs: Record<string, Word[]>;
  domains: Record<string, Members>;
  /** the domain of each fact, or "number", or "dice" (a list, joined by spaces) */
  events: Record<string, Record<string, string>>;
  ledger: LedgerEntry[];
  /** the standing orders, with their words */
  orders: Record<string, string[]>;
  /** options of a newcomer's table, in its first edition */
  first_table: string[];
  /** whether everyone has his seat again in a rematch, not the next one */
  keeps_seats: boolean;
}

/** One instruction of a lesson; its text is `lesson-NAME-SAY`. */
export interface LessonStep {
  say: string;
  /** the choices to be made, each one of several; `*` is anything */
  do: string[][];
  /** places, or selectors of controls */
  point: string[];
  /** a ledger id, or empty */
  rule: string;
}

/** A guided game; its title is `lesson-NAME`, what it teaches `lesson-NAME-blurb`. */
export interface LessonInfo {
  name: string;
  minutes: number;
  steps: LessonStep[];
}

/** A worked example of the rulebook; its title is `example-NAME`. */
export interface ExampleInfo {
  name: string;
  /** ledger ids */
  rules: string[];
}

/** What can be learnt of a game. */
export interface Learning {
  lessons: LessonInfo[];
  examples: ExampleInfo[];
}

/** A wish for a table. */
export interface OpenTable {
  game: string;
  /** "person" or a bot's name */
  seats: string[];
  players?: number | null;
  edition?: string | null;
  options?: string[];
}

/** A new table, with the tokens of its persons: they are shown once and never again. */
export interface Opened {
  table: string;
  seats: Sitting[];
  /** the hash of the seed of fair luck */
  commitment: string;
}

/** A wish to try things out from a point of a game, answered by `Opened`. */
export interface WhatIf {
  /** of one's own seat; null for whoever only watches */
  token?: string | null;
  /** so many events had been heard by this viewer; null for now */
  point?: number | null;
  /** which to take, for whoever only watches */
  seat?: string | null;
}

/** A wish for a rematch of a finished game, by one who sat there. It is opened once; whoever asks later is told. */
export interface PlayAgain {
  /** of a seat at the finished game */
  token: string;
}

/** What anyone may know of a table. */
export interface TableInfo {
  table: string;
  game: string;
  players: number;
  edition: string;
  options: string[];
  seats: Sitting[];
  asked: string[];
  over: boolean;
  winners: string[];
  commitment: string;
  /** what a table is prepared for; empty for a game that is stored */
  kind: "" | "example" | "lesson" | "what-if";
}

/** A request that was turned away. */
export interface HttpError {
  error: Code;
  /** a sentence in English */
  message: string;
}

/** How a seat ended. */
export interface Placed {
  seat: string;
  /** 1 for the first; equals share a place */
  place: number;
  score: number;
}

/** A part of the game, a round or a year; its text is `account-chapter`. */
export interface Chapter {
  /** 0 for what came before the first */
  number: number;
  /** so many of the events everyone heard */
  point: number;
}

/** One way of saying how the seats stood, over time; its text is `account-measure-KEY`. */
export interface Series {
  key: string;
  /** when, in events everyone heard */
  points: number[];
  /** by seat, as many as points */
  values: Record<string, number[]>;
}

/** What a seat had of luck: in one battle, or in all of them. */
export interface Share {
  seat: string;
  actual: number;
  /** the mean of what luck might have answered */
  expected: number;
  /** actual less expected, or the reverse where less is better: above 0 is good */
  luck: number;
  /** the standard deviation of actual */
  deviation: number;
  /** of expected, where it is sampled: half of a 95 % interval */
  error: number;
}

/** A battle: what luck gave each seat in it. */
export interface Battle {
  /** the point where it began */
  begin: number;
  /** the point where it was decided */
  point: number;
  sides: Share[];
}

/** The luck of a seat in all its battles; its sentence is `account-luck`. */
export interface Fortune {
  battles: number;
  total: Share;
  /** the chance of having had less luck in the same battles, from 0 to 1 */
  luckier: number;
}

/** A moment in which the winner's lead over the best of the others changed much. */
export interface Turning {
  /** the point before it */
  begin: number;
  /** the point after it */
  point: number;
  /** the point of the event that changed most */
  hinge: number;
  /** the winner */
  seat: string;
  before: number;
  after: number;
}

/** The account of a finished game. A game that declares none has places and asides only. */
export interface Account {
  places: Placed[];
  /** by seat, which of the events it heard, from 0, not everyone heard */
  asides: Record<string, number[]>;
  chapters: Chapter[];
  /** points by source (`account-source-KEY`), seat and chapter */
  gains: Record<string, Record<string, number[]>>;
  standing: Series[];
  /** whether less is better in what battles are measured by */
  fewer: boolean;
  /** by seat, of those who fought */
  fortunes: Fortune[];
  battles: Battle[];
  turning: Turning[];
}

/** The first message, and only the first. */
export interface Hello {
  type: "hello";
  version: number;
  /** opens a seat; null for a spectator */
  token?: string | null;
  /** how many events the client already has */
  heard?: number;
  /** a seat through whose eyes a finished game is looked at, by anyone; `not-over` before. Should the game go on after all, a new welcome says whose eyes are left */
  viewpoint?: string | null;
  /** see only what everyone sees, at the seat of the token: for several people at one screen */
  common?: boolean;
}

/** Make choices. */
export interface Play {
  type: "play";
  /** a number the client chooses; the answer carries it */
  id: number;
  /** of the update it answers */
  revision: string;
  /** a series, played in order, stopping at the first refusal */
  choices: string[];
}

/** Take the last choice back. */
export interface Undo {
  type: "undo";
  /** a number the client chooses; the answer carries it */
  id: number;
  /** of the update it answers */
  revision: string;
  /** restart the turn: undo as far as it goes */
  all?: boolean;
}

/** Of a lesson: go back to where the last step began, over dice and everything. */
export interface Back {
  type: "back";
  /** a number the client chooses; the answer carries it */
  id: number;
  /** to where the lesson began */
  all?: boolean;
}

/** Give a standing order, at any time. */
export interface Order {
  type: "order";
  /** a number the client chooses; the answer carries it */
  id: number;
  name: string;
  word: string;
}

/** Ask why a choice is not possible. */
export interface Why {
  type: "why";
  /** a number the client chooses; the answer carries it */
  id: number;
  choice: string;
}

/** Ask what the offered choices would cost and bring. */
export interface Hints {
  type: "hints";
  /** a number the client chooses; the answer carries it */
  id: number;
  /** of the update it answers */
  revision: string;
}

/** Ask whether choices, in this order, would end one's part or could not be taken back. */
export interface Weigh {
  type: "weigh";
  /** a number the client chooses; the answer carries it */
  id: number;
  /** of the update it answers */
  revision: string;
  /** a series, played in order, stopping at the first refusal */
  choices: string[];
}

/** The answer to hello: what stays the same at this table. */
export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  edition: string;
  options: string[];
  seats: Sitting[];
  /** the seat of this socket, or its viewpoint; null for a spectator */
  seat: string | null;
  /** the hash of the seed of fair luck */
  commitment: string;
  /** the standing orders there are, with their words */
  orders: Record<string, string[]>;
  version: number;
  /** what a table is prepared for; empty for a game that is stored */
  kind: "" | "example" | "lesson" | "what-if";
  /** where this seat plays again, once there is a rematch; only to its token */
  rematch: Again | null;
}

/** All this seat may know now; comes whenever that has changed. */
export interface Update {
  type: "update";
  /** a short hash of everything the seat is shown */
  revision: string;
  view: View;
  events: GameEvent[];
  /** the choices there are */
  offer: string[];
  prompt: Prompt;
  /** how many events there are now; `events` are the last of them */
  heard: number;
  may_undo: boolean;
  /** chances by choice */
  odds: Record<string, number>;
  /** half of what a 95 % interval of sampled odds spans, at worst; 0 where they are exact */
  odds_error: number;
}

/** The request was carried out and is stored; the update that shows it comes before. */
export interface Done {
  type: "done";
  /** of the request it answers */
  id: number;
}

/** The request was turned away. */
export interface Refused {
  type: "refused";
  error: Code;
  /** a sentence in English */
  message: string;
  /** of the request it answers; null if the message had none */
  id: number | null;
  /** a name, whose text is `refusal-NAME` */
  refusal: string | null;
  /** the ledger id of the refusal */
  rule: string | null;
  /** how many choices of a series were played before */
  played: number;
}

/** The answer to why. */
export interface Reason {
  type: "reason";
  /** of the request it answers */
  id: number;
  possible: boolean;
  /** a name, whose text is `refusal-NAME` */
  refusal: string | null;
  /** the ledger id of the refusal */
  rule: string | null;
  /** a sentence in English */
  message: string;
}

/** The answer to hints. */
export interface Hinted {
  type: "hinted";
  /** of the request it answers */
  id: number;
  /** of the update whose choices these are */
  revision: string;
  /** by choice; without those there is nothing to say of */
  hints: Record<string, Hint[]>;
}

/** The answer to weigh. */
export interface Weighed {
  type: "weighed";
  /** of the request it answers */
  id: number;
  /** undo would not reach them: luck, a reveal, the end */
  final: boolean;
  /** the seat would not be asked any more for now */
  ends: boolean;
}

/** Who is here; comes when that changes. */
export interface Presence {
  type: "presence";
  /** whether each seat is connected */
  seats: Record<string, boolean>;
  spectators: number;
}

/** The game is over. */
export interface Over {
  type: "over";
  /** the seed of fair luck */
  revealed: string;
}

/** Where the learner is; comes after the update, whenever a choice was made or taken back. */
export interface Lesson {
  type: "lesson";
  name: string;
  /** the first step whose choices are not all made; their number at the end */
  step: number;
  /** how many of its choices are made */
  item: number;
}

/** Somebody wants to play again, and there is a table: the token that opened this seat opens the new one. */
export interface Rematch {
  type: "rematch";
  table: string;
  /** of whoever is told, at the new table */
  seat: string;
}

export type Request = Hello | Play | Undo | Back | Order | Why | Hints | Weigh;

export type Answer = Done | Refused | Reason | Hinted | Weighed;

export type News = Welcome | Update | Presence | Lesson | Over | Rematch;
