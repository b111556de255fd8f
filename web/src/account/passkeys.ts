/** Passkeys: the browser makes them and answers by them; what it gives is handed on as it is. */
import { post } from "../api";
import type { PasskeyOptions, PasskeyWish } from "../protocol";

export type Credential = Record<string, unknown>;

/** Whether this browser can. Those that cannot read options in JSON are few and old. */
export const browserHasPasskeys = (): boolean =>
  "PublicKeyCredential" in globalThis && "parseRequestOptionsFromJSON" in PublicKeyCredential;

const challenge = (wish: PasskeyWish): Promise<PasskeyOptions> => post("/api/passkeys/challenge", wish);

const written = (made: globalThis.Credential | null): Credential =>
  (made as PublicKeyCredential).toJSON() as Credential;

/** A new one: for an account to be made, or for one's own. */
export async function makePasskey(wish: PasskeyWish & { purpose: "create" | "add" }): Promise<Credential> {
  const { options } = await challenge(wish);
  const json = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
  return written(await navigator.credentials.create({ publicKey }));
}

/** By any passkey of this site: it knows whose it is. */
export async function usePasskey(purpose: "sign-in" | "prove"): Promise<Credential> {
  const { options } = await challenge({ purpose });
  const json = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
  return written(await navigator.credentials.get({ publicKey }));
}
