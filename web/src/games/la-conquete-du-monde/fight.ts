/** "Attack until": single attacks, one after the other, each waiting for its answer. */
import type { Choice } from "../../protocol";
import type { Session } from "../../table/session.svelte";
import type { Controls } from "./controls.svelte";
import { asWorld, type Territory } from "./world";

const MOST_ROLLS = 500;

export const attacksOn = (offer: readonly Choice[], target: Territory): Choice[] =>
  offer.filter((choice) => choice.startsWith(`attack ${target} `)).sort();

export async function attackUntil(
  session: Session,
  controls: Controls,
  target: Territory,
  keep: number,
): Promise<void> {
  const origin = session.update ? asWorld(session.update.view).origin : null;
  controls.fighting = true;
  for (let roll = 0; roll < MOST_ROLLS && controls.fighting; roll++) {
    const view = session.update && asWorld(session.update.view);
    const strongest = attacksOn(session.offer, target).at(-1);
    if (!view || !origin || view.origin !== origin || !strongest) break;
    if ((view.armies[origin] ?? 0) <= keep) break;
    if (!(await session.play(strongest))) break;
    await session.atRest();
  }
  controls.fighting = false;
}
