/** This game on one page. */
import type { Summary } from "../../learn/summary";

interface Facts {
  continents: Record<string, { value: number }>;
  exchange: { scale: { value: number[] }; step_after: { value: number } };
}

export const summary: Summary = {
  sequence: [
    { name: "chapter-CM-1", rules: ["CM-0.3", "CM-1.1", "CM-1.2", "CM-1.3"] },
    { name: "chapter-CM-2", rules: ["CM-2.1", "CM-2.2", "CM-2.3", "CM-2.4", "CM-2.5"] },
    { name: "chapter-CM-3", rules: ["CM-3.1", "CM-3.3", "CM-3.4", "CM-3.5", "CM-3.6"] },
    { name: "chapter-CM-4", rules: ["CM-4.1"] },
    { name: "chapter-CM-5", rules: ["CM-5.1", "CM-5.2", "CM-5.3"] },
  ],
  scoring: ["CM-6.1", "CM-6.2", "CM-6.3", "CM-6.4"],
  tables(board, text) {
    const { continents, exchange } = board as Facts;
    const { value } = exchange.scale;
    return [
      {
        title: "summary-continents",
        rows: Object.entries(continents).map(([name, bonus]) => [text.name("continent", name), `+${bonus.value}`]),
      },
      {
        title: "summary-exchange",
        rows: [
          ...value.map((armies, k) => [`${k + 1}.`, String(armies)]),
          [`${value.length + 1}.–`, `+${exchange.step_after.value}`],
        ],
      },
    ];
  },
};
