/** Whoever signed in some time ago proves that it is still they, and what they wished for goes on. */
import { ApiError } from "../api";
import type { Proof } from "../protocol";
import { faultOf } from "./faults";

export interface Question {
  /** What was wrong with the last answer, as a message; empty at first. */
  trouble: string;
  /** Null by whoever would rather not. */
  answer(proof: Proof | null): void;
}

export class Prover {
  question = $state.raw<Question | null>(null);

  /** What may want a proof; null if whoever was asked for one would rather not. */
  async proven<T>(deed: (proof?: Proof) => Promise<T>): Promise<T | null> {
    return this.#go(deed, undefined);
  }

  /** What wants one in any case. */
  async surely<T>(deed: (proof: Proof) => Promise<T>): Promise<T | null> {
    const proof = await this.#ask("");
    return proof && this.#go((given) => deed(given ?? proof), proof);
  }

  async #go<T>(deed: (proof?: Proof) => Promise<T>, proof: Proof | undefined): Promise<T | null> {
    try {
      return await deed(proof);
    } catch (error) {
      if (!wantsAnother(error, proof)) throw error;
      const next = await this.#ask(proof ? faultOf(error) : "");
      return next && this.#go(deed, next);
    }
  }

  #ask(trouble: string): Promise<Proof | null> {
    this.question?.answer(null);
    return new Promise((resolve) => {
      const answer = (proof: Proof | null): void => ((this.question = null), resolve(proof));
      this.question = { trouble, answer };
    });
  }
}

/** No proof was given, or the one that was is wrong. */
function wantsAnother(error: unknown, proof: Proof | undefined): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.error === "proof-wanted") return true;
  return !!proof && error.error === (proof.passkey ? "bad-passkey" : "wrong-passphrase");
}
