/** What every switch of a table is set to: the edition's settings, then the table's own options. */
import type { GameInfo, Option } from "./protocol";

export type Settings = Record<string, string>;

/** On or off, and nothing else. */
export const isToggle = ({ words, low, high }: Option): boolean => !words && low === 0 && high === 1;

/** What an option, as a table has it, sets its switch to; its name alone means a number too. */
export function valueOf(option: string, switches: readonly Option[]): string {
  const [name = "", value] = option.split("=");
  return value ?? String(switches.find((one) => one.name === name)?.bare ?? 1);
}

export function settle(info: GameInfo, edition: string, options: readonly string[]): Settings {
  const values: Settings = Object.fromEntries(info.options.map((s) => [s.name, s.default]));
  for (const option of [...(info.editions[edition] ?? []), ...options]) {
    const [name = ""] = option.split("=");
    values[name] = valueOf(option, info.options);
  }
  return values;
}
