/** What every switch of a table is set to: the edition's settings, then the table's own options. */
import type { GameInfo } from "./protocol";

export type Settings = Record<string, string>;

export function settle(info: GameInfo, edition: string, options: readonly string[]): Settings {
  const values: Settings = Object.fromEntries(info.options.map((s) => [s.name, s.default]));
  for (const option of [...(info.editions[edition] ?? []), ...options]) {
    const [name = "", value] = option.split("=");
    values[name] = value ?? String(info.options.find((s) => s.name === name)?.bare ?? 1);
  }
  return values;
}
