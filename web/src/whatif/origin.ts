/** Where a sandbox comes from: this tab knows, nobody else does. */
import { askWhatIf } from "../api";
import { route, secretPath } from "../route.svelte";
import type { Session } from "../table/session.svelte";

export interface Origin {
  table: string;
  /** Which seat one sits at, and the secret of one's own; null for whoever only watched. */
  seat: string;
  token: string | null;
  /** Whether it is one's account that opens it. */
  mine: boolean;
  /** How many events had been heard. */
  point: number;
}

const name = (sandbox: string): string => `wartable.what-if.${sandbox}`;

export function originOf(sandbox: string): Origin | null {
  try {
    return JSON.parse(sessionStorage.getItem(name(sandbox)) ?? "null") as Origin | null;
  } catch {
    return null;
  }
}

/** What is shown now, with the seat one sits at, or that of whoever is to act. */
export function originHere(session: Session): Origin | null {
  const seat = session.seat ?? session.view?.asked[0];
  if (!seat || !session.view || session.view.over) return null;
  const { table, point } = session;
  const own = session.viewpoint ? { token: null, mine: false } : { token: session.token, mine: session.mine };
  return { table, seat, ...own, point };
}

/** Open a sandbox and go there; of the present, with all one has chosen in silence. */
export async function tryOut(origin: Origin, present: boolean, replace = false): Promise<void> {
  const { table, seat, token, mine, point } = origin;
  const wish = { token, mine, point: present ? null : point, ...(token || mine ? {} : { seat }) };
  const opened = await askWhatIf(table, wish);
  try {
    sessionStorage.setItem(name(opened.table), JSON.stringify(origin));
  } catch {
    // then there is no way back but the browser's
  }
  const secret = opened.seats.find((s) => s.token)?.token ?? "";
  route.go(secretPath(opened.table, secret), replace);
}
