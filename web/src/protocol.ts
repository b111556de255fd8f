/** The contract with the server (docs/protocol.md): the types of its messages, and what the client makes of them. */
import type { Answer, News, Prompt, Request } from "./protocol.generated";

export * from "./protocol.generated";

export type Seat = string;
export type Choice = string;
/** A number, or a member of a domain to be spoken in the reader's language. */
export type Fact = Prompt["facts"][string];

export type Message = Answer | News;
/** A request before the channel has numbered it. */
export type Wish = WithoutId<Request>;
type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;
