/** A view as tables, knowing nothing of the game. */
import type { View } from "../../protocol";

export interface Shown {
  title: string;
  rows: { title: string; cells: Record<string, string> }[];
}

/** What every view has and the page shows elsewhere. */
const COMMON = new Set(["game", "edition", "options", "seats", "seat", "stage", "asked", "over", "winners"]);

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function written(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.map(written).join(", ") || "–";
  return isTable(value)
    ? Object.entries(value)
        .map(([key, one]) => `${key} ${written(one)}`)
        .join(", ")
    : String(value);
}

const cellsOf = (value: unknown): Record<string, string> =>
  isTable(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, written(one)]))
    : { "": written(value) };

/** Each field: a value, a row for each member, or rows and columns. */
export function shown(view: View): Shown[] {
  return Object.entries(view)
    .filter(([key]) => !COMMON.has(key))
    .map(([key, value]) => ({
      title: key.replaceAll("_", " "),
      rows: isTable(value)
        ? Object.entries(value).map(([title, row]) => ({ title, cells: cellsOf(row) }))
        : [{ title: "", cells: cellsOf(value) }],
    }));
}
