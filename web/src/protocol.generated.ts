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
  | "no-advice"
  | "bad-order"
  | "table-ended"
  | "bad-name"
  | "wrong-room"
  | "bad-proposal"
  | "no-concession"
  | "no-company"
  | "no-stand-in"
  | "not-held"
  | "no-spectators"
  | "not-listed"
  | "not-host"
  | "bad-hours"
  | "seat-taken"
  | "unknown-cup"
  | "not-organiser"
  | "cup-begun"
  | "too-few"
  | "not-signed-in"
  | "wrong-passphrase"
  | "proof-wanted"
  | "bad-passkey"
  | "bad-passphrase"
  | "name-taken"
  | "banned"
  | "last-way-in"
  | "invitation-wanted"
  | "too-many-invitations"
  | "accounts-closed"
  | "claimed"
  | "bad-address"
  | "not-offered"
  | "table-held"
  | "table-damaged"
  | "part-gone"
  | "table-closed"
  | "internal"
  | "not-stored";

/** After these there is no use in coming back. */
export const FINAL: readonly Code[] = ["bad-version", "unknown-table", "unknown-seat", "wrong-origin", "no-spectators", "not-signed-in", "table-held", "table-damaged", "part-gone"];

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
  /** the person's own words, text and never markup; of an empty seat, for whom it is kept */
  name?: string;
  /** the bot that plays for the person until they come back */
  standing_in?: string;
  /** whether the person has given up */
  conceded?: boolean;
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

/** A choice as seen by a bot that has looked ahead. */
export interface Advice {
  choice: string;
  /** of victory after it, from 0 to 1 */
  chance: number;
  /** of its thought that went there: the more, the better it seemed */
  share: number;
}

/** What a choice would cost or bring: its text is `KEY` of the game. */
export interface Hint {
  key: string;
  /** numbers, members as `[domain, member]` (null is `nobody`), or lists of members */
  facts: Record<string, number | number | string | [string, string | null] | Listed | null>;
}

/** What a person typed: text, never markup. */
export interface Said {
  /** later words have larger ones */
  number: number;
  /** seconds since 1970 */
  at: number;
  /** null: a spectator */
  seat: string | null;
  /** by which they went then; empty if they gave none */
  name: string;
  text: string;
}

/** A proposal to end the table, as it stands now; all persons who have sat down must agree. */
export interface Proposal {
  /** `end`: with the present standing as its result; `abandon`: without one */
  what: "abandon" | "end";
  /** whose it is */
  seat: string;
  /** the seats that agree, the proposer's first */
  agreed: string[];
  /** seconds since 1970; then it is void */
  expires: number;
}

/** The last proposal came to nothing; told until there is another. */
export interface Dropped {
  what: "abandon" | "end";
  /** whose it was */
  seat: string;
  /** who refused it; where it is the same seat, it was withdrawn */
  by: string;
  /** seconds since 1970 */
  at: number;
}

/** The table went back to where the rules before and the new ones led to the same, and goes on with new dice. */
export interface Rewinding {
  /** seconds since 1970 */
  at: number;
  /** who agreed to it; none if whoever runs the server did it */
  seats: string[];
}

/** How a table ended before its game did. */
export interface Ending {
  /** by agreement, with or without a result, or because somebody gave up */
  how: "abandon" | "concede" | "end";
  /** by seat, 1 is the first and equals share one; none without a result */
  places: Record<string, number>;
  /** seconds since 1970 */
  at: number;
}

/** How long a person may take. `live`: `reserve` seconds for the game, and `increment` more with each turn, never
    more than `reserve` in all. `correspondence`: `days` for each turn, and what goes beyond comes out of `reserve`; it
    stands still in a person's quiet hours and holidays. When nothing is left, what `absence` says happens at once. */
export interface Clock {
  kind?: "correspondence" | "live" | "none";
  /** in seconds */
  reserve?: number;
  /** seconds, of a live clock */
  increment?: number;
  /** for a turn, by correspondence */
  days?: number;
}

/** What happens when a seat that is asked has not been at the table for so long (or its clock has run out): it is
    reminded, then nudged, and then a bot plays for it until it comes back, or the table waits, or it ends without a
    result. None is earlier than the one before. */
export interface Absence {
  /** seconds until the first word */
  remind?: number;
  /** seconds until the second */
  nudge?: number;
  /** seconds until the end of patience */
  last?: number;
  then?: "bot" | "end" | "wait";
  /** who takes the seat; empty: the best that needs no time */
  bot?: string;
}

/** The terms of a table. */
export interface Terms {
  /** whether the lobby shows its empty seats to everyone */
  listed?: boolean;
  /** whether whoever has the address may watch */
  spectators?: boolean;
  clock?: Clock;
  absence?: Absence;
  /** whether its result counts for the ratings of those with accounts */
  rated?: boolean;
  /** whether a seat may ask a bot for advice; never where it is rated */
  advice?: boolean;
  /** whether its game, once finished, goes into the open dataset, without names; for good */
  dataset?: boolean;
  /** the cup it is a table of; only a cup opens such tables */
  cup?: string;
}

/** When a person's clock stands still. */
export interface Hours {
  /** as `22:30`; the same as `to` for no quiet hours */
  from: string;
  to: string;
  /** the IANA name of a time zone, as `Pacific/Auckland` */
  zone: string;
  /** whole days, as `2027-08-14` */
  holidays: string[];
}

/** The clock of a person, at `at` of the message. While seats choose in secret, others are shown what was left when
    the round began, less the time since if the seat is not ready: nobody sees by it who changed their mind. */
export interface ClockShown {
  seat: string;
  /** it counts down from `at` on, `turn` first and then `reserve` */
  runs?: boolean;
  /** it would run, but stands still in the person's own time */
  still?: boolean;
  /** seconds left of this turn's days */
  turn?: number;
  /** seconds left for the game */
  reserve?: number;
  /** what has been done in this turn since the table waits; `over`: its time or patience is */
  rung?: "" | "nudged" | "over" | "reminded";
}

/** Time in which no server was there: it is nobody's. */
export interface Pause {
  /** seconds since 1970 */
  begin: number;
  end: number;
}

/** Somebody on a list of ratings. */
export interface Ranked {
  /** mean less three deviations: newcomers begin at 0 */
  rating: number;
  mean: number;
  deviation: number;
  games: number;
  /** fewer than ten games: it says little yet */
  provisional: boolean;
  name: string;
  /** 1 is the first; equals share one */
  place: number;
}

/** The best of a game with so many players, a hundred at most. */
export interface Ladder {
  game: string;
  players: number;
  people: Ranked[];
}

/** A game with so many players in which somebody has a rating. */
export interface RatedKind {
  game: string;
  players: number;
  /** so many are rated */
  people: number;
}

/** Somebody's rating in one game with so many players. */
export interface RatedGame {
  /** mean less three deviations: newcomers begin at 0 */
  rating: number;
  mean: number;
  deviation: number;
  games: number;
  /** fewer than ten games: it says little yet */
  provisional: boolean;
  game: string;
  players: number;
}

/** All ratings of somebody. */
export interface PersonRatings {
  name: string;
  ratings: RatedGame[];
}

/** What a game did to the rating of whoever sat there. */
export interface RatingChange {
  seat: string;
  /** 1 is the first; equals share one; whoever a bot stood in for is last */
  place: number;
  /** mean less three deviations: newcomers begin at 0 */
  before: number;
  /** mean less three deviations: newcomers begin at 0 */
  after: number;
  /** with this one */
  games: number;
  provisional: boolean;
}

/** A game of one's own that counted. */
export interface OwnResult {
  table: string;
  game: string;
  players: number;
  /** seconds since 1970 */
  ended: number;
  change: RatingChange;
}

/** A wish for a cup: so many rounds, at tables of so many players, all by the same rules and terms. */
export interface NewCup {
  /** 1 to 80 characters */
  title: string;
  game: string;
  /** at a table */
  players: number;
  rounds: number;
  edition?: string | null;
  options?: string[];
  terms?: Terms;
}

/** A wish of whoever organises a cup: the first round draws up the plan, a later one does not wait for the last. */
export interface BeginRound {
  /** the one after those that have begun */
  round: number;
}

/** A new cup. Whoever has its id may look at it and, with an account, join. */
export interface CupOpened {
  cup: string;
  /** the key for new links and terms at all its tables, as that of `Opened`; shown once */
  host: string;
}

/** Somebody who takes part. */
export interface CupPerson {
  /** a person of the cup */
  number: number;
  /** empty: the account is gone */
  name: string;
}

/** A table of a round. */
export interface CupTable {
  /** by number, in the order of the seats */
  people: number[];
  /** empty until its round begins */
  table: string;
  /** by seat, when it has ended; none if it ended without a result */
  places: Record<string, number> | null;
  /** by number: whose seat was given to somebody else */
  replaced: number[];
}

/** A round of the plan. */
export interface CupRound {
  tables: CupTable[];
  /** who sits out, by number */
  byes: number[];
}

/** How somebody stands: by points, then first places, then the points of those they met. */
export interface CupStanding {
  /** a person of the cup */
  number: number;
  /** 1 is the first; equals share one */
  place: number;
  /** the first of n at a table gets n - 1, the last 0; sitting out (n - 1)/2 */
  points: number;
  /** first places, shared ones too */
  wins: number;
  /** the points of all they met, as often as they met */
  opponents: number;
  played: number;
}

/** A cup, as anyone with its id sees it. */
export interface CupInfo {
  cup: string;
  title: string;
  /** empty: the account is gone */
  organiser: string;
  game: string;
  edition: string;
  options: string[];
  players: number;
  rounds: number;
  terms: Terms;
  /** `open` to whoever wants to join, `playing` or `over` */
  status: string;
  /** so many have begun */
  round: number;
  /** in the order of the plan, or as they joined */
  people: CupPerson[];
  /** empty until it begins */
  plan: CupRound[];
  standings: CupStanding[];
}

/** A cup one organises or takes part in. */
export interface OwnCup {
  cup: string;
  title: string;
  status: string;
  organises: boolean;
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
  /** from beginner to strong */
  bots: string[];
  /** the best of those that choose at once */
  usual_bot: string;
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
  /** whether a table may agree to end with the present standing */
  standing: boolean;
  /** whether one may give up */
  concession: boolean;
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
  terms?: Terms;
  /** for whom the seats are kept, in their order; empty for a bot or anyone */
  names?: string[];
}

/** A new table, with the tokens of its persons: they are shown once and never again. */
export interface Opened {
  table: string;
  seats: Sitting[];
  /** the hash of the seed of fair luck */
  commitment: string;
  /** the key of whoever opened it, for links and terms; empty for a prepared table */
  host: string;
}

/** A wish for a new link to an empty seat, by whoever opened the table. The old one is void. */
export interface AskLink {
  /** the key of `Opened` */
  host: string;
}

/** What whoever opened a table may change of its terms; what is left out stays. */
export interface ChangeTerms {
  /** the key of `Opened` */
  host: string;
  listed?: boolean | null;
  spectators?: boolean | null;
}

/** A wish for an empty seat at a listed table. One of those who ask at once gets it. */
export interface SitDown {
  seat: string;
  name: string;
}

/** A seat and the token that opens it: shown once and never again. */
export interface Given {
  seat: string;
  token: string;
}

/** A table as the lobby shows it: nothing of what is played at it. */
export interface TableListed {
  table: string;
  game: string;
  edition: string;
  options: string[];
  players: number;
  seats: Sitting[];
  terms: Terms;
  /** `playing`, `over`, `ended` or, to whoever names it, `abandoned` */
  status: string;
  /** seconds since 1970 */
  opened: number;
  /** when the turn went to somebody else */
  moved: number;
  /** the seats it waits for */
  asked: string[];
  /** the title of the cup it is a table of; empty for any other */
  cup: string;
}

/** A wish to try things out from a point of a game, answered by `Opened`. */
export interface WhatIf {
  /** of one's own seat; null for whoever only watches */
  token?: string | null;
  /** so many events had been heard by this viewer; null for now */
  point?: number | null;
  /** which to take, for whoever only watches */
  seat?: string | null;
  /** without a token: the seat that whoever is signed in has claimed at this table */
  mine?: boolean;
}

/** A wish for a rematch of a finished game, by one who sat there. It is opened once; whoever asks later is told. */
export interface PlayAgain {
  /** of a seat at the finished game */
  token?: string | null;
  /** without a token: the seat that whoever is signed in has claimed at this table */
  mine?: boolean;
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
  /** whether nobody plays on */
  over: boolean;
  winners: string[];
  commitment: string;
  /** what a table is prepared for; empty for a game that is stored */
  kind: "" | "example" | "lesson" | "what-if";
  terms: Terms;
  ended: Ending | null;
  /** of a rated game that is over: what it did to whose rating */
  changes: RatingChange[];
}

/** The process answers. */
export interface Health {
  alive: boolean;
}

/** Whether people should be sent to this server; if not, the status is 503. */
export interface Ready {
  ready: boolean;
  /** why not: it is about to end, or nothing can be stored */
  reason: "" | "database" | "leaving";
}

/** A request that was turned away. */
export interface HttpError {
  error: Code;
  /** a sentence in English */
  message: string;
}

/** By which channels this server tells those who are away. */
export interface NoticesOffered {
  channels: ("mail" | "push" | "webhook")[];
  /** the public key browsers subscribe with; empty without push */
  vapid: string;
  /** seconds a seat is waited for before it is told */
  after: number;
}

/** A wish to be told, by whoever holds a seat; answered by `Way`. The same address again is tried anew. */
export interface AddWay {
  channel: "mail" | "push" | "webhook";
  /** of mail, of a webhook, or a `PushSubscription` in JSON */
  address: string;
  language: string;
  /** of the seat */
  token?: string;
}

/** A wish not to be told that way any more. */
export interface EndWay {
  /** its id */
  way: string;
  /** of the seat */
  token?: string;
}

/** How somebody is told. */
export interface Way {
  id: string;
  channel: "mail" | "push" | "webhook";
  /** enough of it to be known again */
  address: string;
  language: string;
  /** mail is confirmed by a link first; what fails is not tried any more */
  status: "failing" | "unconfirmed" | "working";
  /** what went wrong last; empty if nothing did */
  trouble: string;
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

/** A wish for a challenge: to `create` an account of this name, to `add` a passkey to one's own, to `sign-in`, or to
    `prove` that it is still oneself. */
export interface PasskeyWish {
  purpose: "add" | "create" | "prove" | "sign-in";
  /** of the new account */
  name?: string;
}

/** A wish for an account, with a passphrase, a passkey or both. */
export interface NewAccount {
  name: string;
  passphrase?: string | null;
  /** made for a challenge to `create` */
  passkey?: Record<string, unknown> | null;
  invitation?: string | null;
}

/** A name with its passphrase or one of its recovery codes; or a passkey alone, which knows whose it is. */
export interface SignIn {
  name?: string;
  passphrase?: string | null;
  code?: string | null;
  /** the answer to a challenge to `sign-in` */
  passkey?: Record<string, unknown> | null;
}

/** That it is still oneself: one of these. */
export interface Proof {
  passphrase?: string | null;
  /** a recovery code, which is used up */
  code?: string | null;
  /** the answer to a challenge to `prove` */
  passkey?: Record<string, unknown> | null;
}

/** A wish for another passphrase. It ends all other sessions. */
export interface NewPassphrase {
  passphrase: string;
  /** not wanted within ten minutes of signing in */
  proof?: Proof | null;
}

/** A further passkey for one's own account. */
export interface NewPasskey {
  /** made for a challenge to `add` */
  passkey: Record<string, unknown>;
  /** what its owner calls it, up to 40 characters */
  label?: string;
  /** not wanted within ten minutes of signing in */
  proof?: Proof | null;
}

/** A wish that wants nothing but a proof. */
export interface Proven {
  /** not wanted within ten minutes of signing in */
  proof?: Proof | null;
}

/** A wish to keep a seat in one's account. */
export interface Claim {
  /** of the seat */
  token: string;
}

/** A challenge, for five minutes and one answer. */
export interface PasskeyOptions {
  /** for `PublicKeyCredential.parse…OptionsFromJSON` */
  options: Record<string, unknown>;
}

/** A passkey of an account. */
export interface PasskeyInfo {
  id: string;
  label: string;
  /** seconds since 1970 */
  made: number;
  /** seconds since 1970 */
  used: number;
}

/** Somebody with an account, as told to nobody else. */
export interface Person {
  name: string;
  /** seconds since 1970 */
  made: number;
  /** whether there is one */
  passphrase: boolean;
  passkeys: PasskeyInfo[];
  /** recovery codes not used yet */
  codes: number;
  /** when one's clocks stand still, at every seat of the account */
  hours: Hours | null;
}

/** Who one is, and what this server is like. */
export interface Me {
  /** who may make an account and open tables on this server */
  accounts: "closed" | "invitation" | "open";
  /** whether they can be used: the server was called by a name */
  passkeys: boolean;
  /** null for nobody */
  person: Person | null;
}

/** A browser that is signed in. */
export interface Session {
  id: string;
  /** seconds since 1970 */
  made: number;
  /** seconds since 1970, to the hour */
  used: number;
  /** roughly; empty if not known */
  browser: string;
  /** whether it is the one that asks */
  this: boolean;
}

/** Ten codes, each of which signs in once. They are shown once; those of before are void. */
export interface RecoveryCodes {
  codes: string[];
}

/** A code with which somebody can make an account. It is shown once. */
export interface Invitation {
  code: string;
  /** seconds since 1970 */
  until: number;
}

/** One's open invitations. */
export interface Invitations {
  /** when each ends, in seconds since 1970 */
  until: number[];
  most: number;
}

/** A seat that is in one's account: `hello` with `mine` opens it. */
export interface Claimed {
  table: string;
  seat: string;
}

/** Who sits where, in a list of tables. */
export interface Sitter {
  seat: string;
  bot?: string;
  name?: string;
  taken?: boolean;
}

/** A table at which one has claimed a seat. */
export interface MyTable {
  table: string;
  game: string;
  edition: string;
  players: number;
  /** one's own */
  seat: string;
  seats: Sitter[];
  /** the seats it waits for */
  asked: string[];
  /** `playing` or `over` */
  status: string;
  /** when the turn went to somebody else, in seconds since 1970 */
  moved: number;
  /** whether it waits for oneself */
  turn: boolean;
}

/** Something that happened at a table beside the game, by one's own seat. */
export interface OwnWords {
  table: string;
  /** seconds since 1970 */
  at: number;
  /** as it is stored */
  body: Record<string, unknown>;
}

/** Everything that is kept about a person. */
export interface Export {
  person: Person;
  sessions: Session[];
  tables: MyTable[];
  said: OwnWords[];
  invitations: Invitations;
  /** how one is told while one is away */
  notices: Way[];
  results: OwnResult[];
  cups: OwnCup[];
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
  /** without a token: open the seat that whoever is signed in has claimed at this table */
  mine?: boolean;
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

/** Ask what a bot that looks ahead would do in one's place; the answer takes a moment. */
export interface Advise {
  type: "advise";
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

/** Go by a name at this table: a seat for good, a spectator as long as the socket lives. */
export interface Name {
  type: "name";
  /** a number the client chooses; the answer carries it */
  id: number;
  /** 1 to 40 characters that can be seen */
  name: string;
}

/** Say something to a room. */
export interface Say {
  type: "say";
  /** a number the client chooses; the answer carries it */
  id: number;
  /** `players`: those who sit at the table write and read; `spectators`: those who watch, and when the game is over the players too */
  room: "players" | "spectators";
  /** text, never markup */
  text: string;
}

/** Ask what was said in a room before. */
export interface Earlier {
  type: "earlier";
  /** a number the client chooses; the answer carries it */
  id: number;
  /** `players`: those who sit at the table write and read; `spectators`: those who watch, and when the game is over the players too */
  room: "players" | "spectators";
  /** the number of the first words one has */
  before: number;
}

/** Keep a private note, in place of the one before; only this seat ever sees it. */
export interface Note {
  type: "note";
  /** a number the client chooses; the answer carries it */
  id: number;
  text: string;
}

/** Propose to end the table. */
export interface Propose {
  type: "propose";
  /** a number the client chooses; the answer carries it */
  id: number;
  what: "abandon" | "end";
}

/** Agree to the proposal, or refuse it: then it is void. */
export interface Reply {
  type: "answer";
  /** a number the client chooses; the answer carries it */
  id: number;
  agree: boolean;
}

/** Take one's own proposal back. */
export interface Withdraw {
  type: "withdraw";
  /** a number the client chooses; the answer carries it */
  id: number;
}

/** Give up, where that means something: the last one left wins; while several are left, a bot takes the seat. */
export interface Concede {
  type: "concede";
  /** a number the client chooses; the answer carries it */
  id: number;
}

/** Take one's seat back from the bot that stands in; a choice does it too. */
export interface Resume {
  type: "resume";
  /** a number the client chooses; the answer carries it */
  id: number;
}

/** Say when one's own clock stands still, from now on: only a clock by correspondence does, and only this seat ever
    sees when. Whoever has an account says it for all their seats. */
export interface KeepHours {
  type: "hours";
  /** a number the client chooses; the answer carries it */
  id: number;
  /** as `22:30`; the same as `to` for no quiet hours */
  from: string;
  to: string;
  /** the IANA name of a time zone, as `Pacific/Auckland` */
  zone: string;
  /** whole days, as `2027-08-14` */
  holidays?: string[];
}

/** At a held table: agree, or no longer, to go back to where the rules before and the new ones lead to the same. */
export interface Rewind {
  type: "rewind";
  /** a number the client chooses; the answer carries it */
  id: number;
  agree: boolean;
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
  terms: Terms;
  proposal: Proposal | null;
  ended: Ending | null;
  /** the private note of this seat; only to its token */
  note: string;
  /** the last time, if it ever did */
  rewound: Rewinding | null;
  dropped: Dropped | null;
}

/** The answer to hello at a held table that can go back, and to each vote; a welcome follows when all agree. */
export interface Held {
  type: "held";
  table: string;
  game: string;
  edition: string;
  options: string[];
  seats: Sitting[];
  /** the seat of this socket; null for a spectator, who has no vote */
  seat: string | null;
  /** a sentence in English */
  message: string;
  /** in which the table would go on */
  stage: string;
  /** the seats it would wait for */
  asked: string[];
  /** how many of this seat's own choices would stay; others' may be secret */
  kept: number;
  /** how many of them would be taken away */
  lost: number;
  /** the seats whose word is wanted: persons who have sat down */
  wanted: string[];
  /** those that agree */
  agreed: string[];
  version: number;
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

/** The answer to advise. */
export interface Advised {
  type: "advised";
  /** of the request it answers */
  id: number;
  /** of the update whose choices these are */
  revision: string;
  /** the best, the most recommended first */
  choices: Advice[];
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

/** The answer to earlier: what was said before, the latest of it. */
export interface Recalled {
  type: "recalled";
  /** of the request it answers */
  id: number;
  /** `players`: those who sit at the table write and read; `spectators`: those who watch, and when the game is over the players too */
  room: "players" | "spectators";
  said: Said[];
  /** whether there is more before it */
  more: boolean;
}

/** The people at the table, beside the game; comes when that changes. */
export interface Company {
  type: "company";
  seats: Sitting[];
  terms: Terms;
  proposal: Proposal | null;
  ended: Ending | null;
  dropped: Dropped | null;
}

/** How long each person has left; comes when a clock starts or stops, or the table has waited long. Nothing comes
    while they run: clients count. */
export interface Clocks {
  type: "clocks";
  /** the server's time, in seconds since 1970 */
  at: number;
  seats: ClockShown[];
  /** the last ones of this table, in which no clock ran */
  pauses: Pause[];
  /** of this seat; only to its token */
  hours: Hours | null;
}

/** What was said in a room: first its last words, then each as it comes. */
export interface Talk {
  type: "talk";
  /** `players`: those who sit at the table write and read; `spectators`: those who watch, and when the game is over the players too */
  room: "players" | "spectators";
  said: Said[];
  /** whether there is more before it */
  more: boolean;
}

/** The private note of this seat was changed elsewhere. */
export interface Noted {
  type: "noted";
  text: string;
}

/** Who is here; comes when that changes. */
export interface Presence {
  type: "presence";
  /** whether each seat is connected */
  seats: Record<string, boolean>;
  spectators: number;
}

/** The game is over, or those who played it have ended it. */
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

export type Request =
  | Hello
  | Play
  | Undo
  | Back
  | Order
  | Why
  | Hints
  | Advise
  | Weigh
  | Name
  | Say
  | Earlier
  | Note
  | Propose
  | Reply
  | Withdraw
  | Concede
  | Resume
  | KeepHours
  | Rewind;

export type Answer = Done | Refused | Reason | Hinted | Advised | Weighed | Recalled;

export type News =
  | Welcome
  | Held
  | Update
  | Presence
  | Lesson
  | Over
  | Rematch
  | Company
  | Talk
  | Noted
  | Clocks;
