/** This game on one page. */
import type { Summary } from "../../learn/summary";

interface Facts {
  actions: Record<string, { price: number }>;
  events: Record<string, { effect: string }>;
  "supply-table": Record<string, { revolts: number; peasants: number }>;
}

export const summary: Summary = {
  sequence: [
    { name: "phase-action-cards", rules: ["W-1.1"] },
    { name: "phase-bonus-tiles", rules: ["W-1.2"] },
    { name: "phase-planning", rules: ["W-1.3", "W-1.4"] },
    { name: "phase-event", rules: ["W-1.5"] },
    { name: "phase-order", rules: ["W-1.6"] },
    { name: "phase-actions", rules: ["W-1.7", "W-1.9", "W-2.1", "W-2.4", "W-2.8", "W-2.9"] },
    { name: "chapter-W-3", rules: ["W-3.1", "W-3.2", "W-3.3", "W-3.4", "W-3.5", "W-3.6"] },
    { name: "phase-winter-grain", rules: ["W-5.1", "W-5.2"] },
    { name: "phase-winter-revolts", rules: ["W-5.3", "W-5.4"] },
    { name: "phase-new-year", rules: ["W-5.6"] },
  ],
  scoring: ["W-5.5", "W-5.7"],
  tables(board, text) {
    const { actions, events, "supply-table": supply } = board as Facts;
    const most = Object.keys(supply).length;
    return [
      {
        title: "summary-prices",
        rows: Object.entries(actions).map(([action, { price }]) => [text.name("action", action), String(price)]),
      },
      {
        title: "summary-hunger",
        head: [text.get("summary-missing"), text.get("summary-revolts"), text.get("summary-peasants")],
        rows: Object.entries(supply).map(([missing, { revolts, peasants }]) => [
          Number(missing) === most ? `${missing}+` : missing,
          String(revolts),
          `+${peasants}`,
        ]),
      },
      {
        title: "summary-events",
        rows: Object.entries(events).map(([card, { effect }]) => [
          text.name("event", card),
          text.get(`effect-${effect}`),
        ]),
      },
    ];
  },
};
