/** Leaves that turn over as they are shown: told from the two views around an event. */
import type { View } from "../protocol";
import type { Scene } from "../table/follow.svelte";
import "./turning.css";

const TURN = 280;

/** What an element needs that turns over, the class `turns` aside; null where nothing that was face down is shown. */
export function turning(
  scene: Pick<Scene, "before" | "view" | "ms"> | null,
  leaf: (view: View) => unknown,
): string | null {
  if (!scene?.ms || leaf(scene.before) || !leaf(scene.view)) return null;
  return `${Math.min(TURN, Math.round(scene.ms * 0.8))}ms`;
}
