/** What one does with one's account, as the server is asked. */
import { ask, post } from "../api";
import { get } from "../me/people";
import type {
  Hours,
  Invitation,
  Invitations,
  Me,
  NewAccount,
  NewPasskey,
  NewPassphrase,
  Proof,
  RecoveryCodes,
  Session,
  SignIn,
} from "../protocol";

async function end<Answer>(path: string): Promise<Answer> {
  return (await ask(path, { method: "DELETE" })).json() as Promise<Answer>;
}

// ---- coming and going ----
export const makeAccount = (wish: NewAccount): Promise<Me> => post("/api/people", wish);
export const signIn = (wish: SignIn): Promise<Me> => post("/api/session", wish);
export const signOut = (): Promise<Me> => end("/api/session");

// ---- what may want a proof ----
export const setPassphrase = (wish: NewPassphrase): Promise<Me> => post("/api/me/passphrase", wish);
export const addPasskey = (wish: NewPasskey): Promise<Me> => post("/api/me/passkeys", wish);
export const forgetPasskey = (id: string, proof?: Proof): Promise<Me> =>
  post(`/api/me/passkeys/${encodeURIComponent(id)}/forget`, { proof });
export const keepHours = (hours: Hours): Promise<Me> => post("/api/me/hours", hours);
export const makeCodes = (proof?: Proof): Promise<RecoveryCodes> => post("/api/me/codes", { proof });
export const deleteAccount = (proof: Proof): Promise<Me> => post("/api/me/delete", proof);

// ---- the rest ----
export const fetchSessions = (): Promise<Session[]> => get("/api/me/sessions");
export const endSession = (id: string): Promise<Session[]> => end(`/api/me/sessions/${encodeURIComponent(id)}`);
export const endOtherSessions = (): Promise<Session[]> => end("/api/me/sessions");
export const fetchInvitations = (): Promise<Invitations> => get("/api/me/invitations");
export const invite = (): Promise<Invitation> => post("/api/me/invitations", {});
export const EXPORT = "/api/me/export";
