/** Whoever signed in some time ago proves that it is still they, and what they wished for goes on. */
import { ApiError } from "../api";
import type { Proof } from "../protocol";
import { faultOf } from "./faults";

export interface Question {
  /** Whether the account is gone once it is answered. */
  last: boolean;
  /** What was wrong with the last answer, as a message; empty at first. */
  trouble: string;
  /** Null by whoever would rather not. */
  answer(proof: Proof | null): void;
}

export class Prover {
  question = $state.raw<Question | null>(null);

  /** What may want a proof; null if whoever was asked for one would rather not. */
  async proven<T>(deed: (proof?: Proof) => Promise<T>): Promise<T | null> {
    return this.#go(deed);
  }

  /** The end of the account wants one in any case. */
  async atLast<T>(deed: (proof: Proof) => Promise<T>): Promise<T | null> {
    const proof = await this.#ask("", true);
    return proof && this.#go((given) => deed(given ?? proof), proof, true);
  }

  async #go<T>(deed: (proof?: Proof) => Promise<T>, proof?: Proof, last = false): Promise<T | null> {
    try {
      return await deed(proof);
    } catch (error) {
      if (!wantsAnother(error, proof)) throw error;
      const next = await this.#ask(proof ? faultOf(error) : "", last);
      return next && this.#go(deed, next, last);
    }
  }

  #ask(trouble: string, last: boolean): Promise<Proof | null> {
    this.question?.answer(null);
    return new Promise((resolve) => {
      const answer = (proof: Proof | null): void => ((this.question = null), resolve(proof));
      this.question = { trouble, last, answer };
    });
  }
}

/** No proof was given, or the one that was is wrong. */
function wantsAnother(error: unknown, proof: Proof | undefined): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.error === "proof-wanted") return true;
  return !!proof && error.error === (proof.passkey ? "bad-passkey" : "wrong-passphrase");
}
