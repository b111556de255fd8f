/** What the parts of this board share: how many armies a click places, and the battle being fought on. */
import type { Session } from "../../table/session.svelte";
import type { Amount } from "./intents";

export class Controls {
  amount = $state<Amount>(1);
  /** An attack that is repeated until its bound; set to false to stop it. */
  fighting = $state(false);
  dismissed = $state(-1);
}

const all = new WeakMap<Session, Controls>();

export function controlsOf(session: Session): Controls {
  const found = all.get(session) ?? new Controls();
  all.set(session, found);
  return found;
}
