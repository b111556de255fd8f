/** What an account wants proven, and what is said where something fails. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { faultOf } from "../src/account/faults";
import { Prover } from "../src/account/prover.svelte";
import { ApiError } from "../src/api";
import type { Code, Proof } from "../src/protocol";

const refusal = (code: Code): ApiError => new ApiError(code, "", 403);
const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Wants a proof with this passphrase. */
async function deed(proof?: Proof): Promise<string> {
  if (!proof) throw refusal("proof-wanted");
  if (proof.passphrase !== "right") throw refusal("wrong-passphrase");
  return "done";
}

describe("a proof", () => {
  it("is not asked for where none is wanted", async () => {
    const prover = new Prover();
    expect(await prover.proven(() => Promise.resolve(1))).toBe(1);
    expect(prover.question).toBeNull();
  });

  it("is asked for until it is right, and what was wished goes on", async () => {
    const prover = new Prover();
    const outcome = prover.proven(deed);
    await soon();
    expect(prover.question?.trouble).toBe("");
    prover.question?.answer({ passphrase: "wrong" });
    await soon();
    expect(prover.question?.trouble).toBe("account-fault-wrong-passphrase");
    prover.question?.answer({ passphrase: "right" });
    expect(await outcome).toBe("done");
    expect(prover.question).toBeNull();
  });

  it("may be declined: then nothing happens", async () => {
    const prover = new Prover();
    const outcome = prover.atLast(() => Promise.reject(new Error("never")));
    prover.question?.answer(null);
    expect(await outcome).toBeNull();
  });

  it("is asked for first where one is wanted in any case, and again if it was wrong", async () => {
    const prover = new Prover();
    const outcome = prover.atLast(deed);
    prover.question?.answer({ passphrase: "wrong" });
    await soon();
    prover.question?.answer({ passphrase: "right" });
    expect(await outcome).toBe("done");
  });

  it("has nothing to do with other faults", async () => {
    const prover = new Prover();
    await expect(prover.proven(() => Promise.reject(refusal("last-way-in")))).rejects.toThrow();
    // A new passkey that does not fit is no wrong proof.
    const outcome = prover.atLast(() => Promise.reject(refusal("bad-passkey")));
    prover.question?.answer({ passphrase: "right" });
    await expect(outcome).rejects.toThrow();
  });
});

it.each(["wrong-passphrase", "name-taken", "too-fast", "internal"] as const)("there are words for %s", (code) => {
  expect(readFileSync("src/account/locale/en.ftl", "utf8")).toContain(`\n${faultOf(refusal(code))} = `);
});

it("whoever turns a passkey away is told so, not that something is broken", () => {
  expect(faultOf(new DOMException("", "NotAllowedError"))).toBe("account-passkey-none");
  expect(faultOf(new DOMException("", "InvalidStateError"))).toBe("account-passkey-known");
  expect(faultOf(new TypeError("network"))).toBe("account-failed");
});
