/** Why something about an account was not done, as a message. */
import { ApiError } from "../api";

const TOLD = [
  "wrong-passphrase",
  "bad-passkey",
  "bad-passphrase",
  "bad-name",
  "name-taken",
  "banned",
  "last-way-in",
  "invitation-wanted",
  "too-many-invitations",
  "accounts-closed",
  "too-fast",
];

export function faultOf(error: unknown): string {
  if (error instanceof ApiError) return TOLD.includes(error.error) ? `account-fault-${error.error}` : "account-failed";
  if (!(error instanceof DOMException)) return "account-failed";
  return error.name === "InvalidStateError" ? "account-passkey-known" : "account-passkey-none";
}
