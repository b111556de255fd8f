/** The contract with the server (docs/protocol.md), as types. */

export const VERSION = 1;

export type Seat = string;
export type Choice = string;
/** A number, or a member of a domain to be spoken in the reader's language. */
export type Fact = number | string | null | [domain: string, member: string | null] | Listed;

/** Several members of a domain, spoken one after the other. */
export interface Listed {
  domain: string;
  members: string[];
}

export interface Sitting {
  seat: Seat;
  kind: "person" | "bot";
  bot?: string;
  token?: string;
}

export interface GameEvent {
  event: string;
  rule: string;
  [fact: string]: unknown;
}

export interface Prompt {
  key: string;
  facts: Record<string, Fact>;
}

/** What every game's view has; a game adds its own fields. */
export interface View {
  game: string;
  edition: string;
  options: string[];
  seats: Seat[];
  seat: Seat | null;
  stage: string;
  asked: Seat[];
  over: boolean;
  winners: Seat[];
  [field: string]: unknown;
}

// ---- HTTP ----
export interface Switch {
  name: string;
  rule: string;
  default: string;
  words?: string[];
  low?: number;
  high?: number;
  bare?: number;
}

export interface LedgerEntry {
  id: string;
  ruling: unknown;
}

/** One argument of a choice; left out, it is the default. */
export interface Word {
  names: string[];
  domain: string;
  default: string | null;
}

export interface GameInfo {
  game: string;
  players: [few: number, many: number];
  /** For editions that seat other numbers of players than the game as a whole. */
  edition_players?: Record<string, [few: number, many: number]>;
  seats: Seat[];
  editions: Record<string, string[]>;
  options: Switch[];
  bots: string[];
  stages: string[];
  verbs: Record<string, Word[]>;
  domains: Record<string, { members: string[]; spoken: boolean }>;
  events: Record<string, Record<string, string>>;
  ledger: LedgerEntry[];
  orders: Record<string, string[]>;
}

export interface OpenTable {
  game: string;
  players: number;
  edition?: string;
  options?: string[];
  seats: string[];
}

export interface Opened {
  table: string;
  seats: Sitting[];
  commitment: string;
}

export interface TableInfo {
  table: string;
  game: string;
  players: number;
  edition: string;
  options: string[];
  seats: Sitting[];
  asked: Seat[];
  over: boolean;
  winners: Seat[];
  commitment: string;
}

export interface HttpError {
  error: string;
  message: string;
}

// ---- browser to table ----
export interface Hello {
  type: "hello";
  version: number;
  token: string | null;
  heard: number;
}
export interface Play {
  type: "play";
  id: number;
  revision: string;
  choices: Choice[];
}
export interface Undo {
  type: "undo";
  id: number;
  revision: string;
  all: boolean;
}
export interface Order {
  type: "order";
  id: number;
  name: string;
  word: string;
}
export interface Why {
  type: "why";
  id: number;
  choice: Choice;
}
export interface LookBack {
  type: "past";
  id: number;
  point: number;
}
export type Request = Play | Undo | Order | Why | LookBack;
type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;
export type Wish = WithoutId<Request>;

// ---- table to browser ----
export interface Welcome {
  type: "welcome";
  version: number;
  table: string;
  game: string;
  edition: string;
  options: string[];
  seats: Sitting[];
  seat: Seat | null;
  commitment: string;
  orders: Record<string, string[]>;
}
export interface Update {
  type: "update";
  revision: string;
  view: View;
  offer: Choice[];
  prompt: Prompt;
  events: GameEvent[];
  heard: number;
  points: number;
  may_undo: boolean;
  odds: Record<Choice, number>;
}
export interface Done {
  type: "done";
  id: number;
}
export interface Refused {
  type: "refused";
  id: number | null;
  error: string;
  refusal: string | null;
  rule: string | null;
  message: string;
  played: number;
}
export interface Reason {
  type: "reason";
  id: number;
  possible: boolean;
  refusal: string | null;
  rule: string | null;
  message: string;
}
export interface PastView {
  type: "past";
  id: number;
  point: number;
  points: number;
  view: View;
  prompt: Prompt;
  events: GameEvent[];
}
export interface Presence {
  type: "presence";
  seats: Record<Seat, boolean>;
  spectators: number;
}
export interface Over {
  type: "over";
  revealed: string;
}
export type Message = Welcome | Update | Done | Refused | Reason | PastView | Presence | Over;
export type Answer = Done | Refused | Reason | PastView;
