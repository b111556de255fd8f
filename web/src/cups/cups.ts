/** Cups, as the server is asked about them. */
import { post } from "../api";
import { get } from "../me/people";
import type { CupInfo, CupOpened, NewCup, OwnCup } from "../protocol";

const path = (id: string): string => `/api/cups/${encodeURIComponent(id)}`;

export const fetchCup = (id: string): Promise<CupInfo> => get(path(id));
export const fetchOwnCups = (): Promise<OwnCup[]> => get("/api/me/cups");
export const openCup = (wish: NewCup): Promise<CupOpened> => post("/api/cups", wish);
export const joinCup = (id: string): Promise<CupInfo> => post(`${path(id)}/join`, {});
export const leaveCup = (id: string): Promise<CupInfo> => post(`${path(id)}/leave`, {});
export const beginRound = (id: string, round: number): Promise<CupInfo> => post(`${path(id)}/rounds`, { round });
export const endCup = (id: string): Promise<CupInfo> => post(`${path(id)}/end`, {});
