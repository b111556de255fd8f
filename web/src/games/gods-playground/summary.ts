/** This game on one page. */
import type { Summary } from "../../learn/summary";
import { levies, TROOPS, type Troop } from "./commonwealth";

interface Facts {
  enemies: Record<string, { strength: Record<string, { three: number; four: number }> }>;
  glory: Record<string, { value: number }>;
  estates: Record<string, { value: number[] }>;
  crown: Record<"base" | "levy", Record<string, Partial<Record<Troop, number>>>>;
}

const phase = (name: string, ...rules: string[]) => ({ name: `phase-${name}`, rules });

export const summary: Summary = {
  sequence: [
    phase("income", "GP-1.1", "GP-1.2"),
    phase("nobles", "GP-2.1", "GP-2.3"),
    phase("first-player", "GP-3.1", "GP-3.2"),
    phase("crown-army", "GP-4.1", "GP-4.2"),
    phase("events", "GP-5.1"),
    phase("elections", "GP-6.1"),
    phase("estates", "GP-7.2", "GP-7.3"),
    {
      ...phase("special-actions", "GP-8.1", "GP-8.2", "GP-8.3", "GP-8.4", "GP-8.5", "GP-8.6", "GP-8.7", "GP-8.8"),
      oneByOne: true,
    },
    phase("armies", "GP-9.1", "GP-9.2", "GP-9.3"),
    phase("campaigns", "GP-10.1", "GP-10.2", "GP-10.3"),
    phase("enemy-attacks", "GP-11.1", "GP-11.4"),
    phase("strikes-back", "GP-12.1", "GP-12.2"),
    phase("expansion", "GP-13.1"),
    phase("war-and-peace", "GP-14.1", "GP-14.2", "GP-14.3"),
    phase("victory-points", "GP-15.1", "GP-15.2", "GP-15.3"),
    phase("end-of-round", "GP-16.2", "GP-16.4"),
  ],
  numbered: true,
  scoring: ["GP-17.1"],
  tables(board, text) {
    const { enemies, glory, estates, crown } = board as Facts;
    const units = (row: Partial<Record<Troop, number>>): string[] => TROOPS.map((troop) => String(row[troop] ?? 0));
    return [
      {
        title: "summary-enemies",
        head: ["", "1", "2", "3", "4", "★"],
        rows: Object.entries(enemies).map(([enemy, { strength }]) => [
          text.name("enemy", enemy),
          ...Object.values(strength).map(({ three, four }) => `${three}/${four}`),
          String(glory[enemy]?.value ?? ""),
        ]),
      },
      {
        title: "summary-circles",
        rows: Object.entries(estates).map(([region, { value }]) => [text.name("region", region), ...value.map(String)]),
      },
      {
        title: "board-crown-table",
        head: ["", ...TROOPS.map((troop) => text.name("troop", troop))],
        rows: [
          ...Object.values(crown.base).map((row, k) => [text.get("board-crown-base", { round: k + 1 }), ...units(row)]),
          ...levies(crown.levy).map(({ from, upto, cell }) => [
            text.get("board-crown-levy", { from, upto }),
            ...units(cell),
          ]),
        ],
      },
    ];
  },
};
