/** A small Empire for tests: four counties of red, one of blue. */
import { ACTIONS, COLOURS, SPACES, type BoardFacts, type Cubes, type Empire, type Plan } from "../empire";

const each = <T>(keys: readonly string[], value: () => T): Record<string, T> =>
  Object.fromEntries(keys.map((key) => [key, value()]));
export const cubes = (some: Partial<Cubes> = {}): Cubes => ({ ...each(COLOURS, () => 0), ...some }) as Cubes;
export const COUNTIES = ["altmark", "anhalt", "trier", "mark", "bremen"];
export const plan = (some: Partial<Plan> = {}): Plan => ({ ...each(SPACES, () => null), ...some }) as unknown as Plan;

export const FACTS = {
  counties: {
    altmark: { region: "brandenburg", tax: 6, grain: 2, sites: 2, towns: [] },
    anhalt: { region: "sachsen", tax: 5, grain: 4, sites: 1, towns: [] },
    trier: { region: "kurpfalz", tax: 7, grain: 2, sites: 2, towns: [] },
    mark: { region: "kurpfalz", tax: 4, grain: 5, sites: 1, towns: [] },
    bremen: { region: "brandenburg", tax: 4, grain: 4, sites: 2, towns: [] },
  },
  actions: {
    palace: { price: 3 },
    church: { price: 2 },
    "trading-house": { price: 1 },
    grain: { price: 0 },
    taxes: { price: 0 },
    "armies-5": { price: 3, armies: 5 },
    "armies-3": { price: 2, armies: 3 },
    "army-1": { price: 1, armies: 1 },
    "battle-a": { price: 0 },
    "battle-b": { price: 0 },
  },
  events: {
    "poor-taxes": { effect: "poor-taxes", loss: 0 },
    "rich-harvest": { effect: "rich-harvest", loss: 3 },
  },
  effects: {
    "most-taxes": { value: 5 },
    "least-taxes": { value: 6 },
    "most-grain": { value: 3 },
    "least-grain": { value: 4 },
  },
  leaders: { discount: { value: 1 }, grain: { value: 1 }, taxes: { value: 1 } },
  pieces: { "coin-cards": { value: 5 }, "tower-cards": { value: 3 } },
  "supply-table": {
    "1": { revolts: 1, peasants: 1 },
    "2": { revolts: 1, peasants: 2 },
    "3": { revolts: 2, peasants: 2 },
  },
} as unknown as BoardFacts;

export const view = (facts: Partial<Empire> = {}): Empire =>
  ({
    stage: "plan",
    seat: "red",
    seats: ["red", "blue"],
    owner: { ...each(COUNTIES, () => "red"), bremen: "blue" },
    armies: each(COUNTIES, () => 3),
    buildings: each(COUNTIES, () => ({ palace: 0, church: 0, "trading-house": 0 })),
    markers: each(COUNTIES, () => 0),
    thalers: { red: 4, blue: 4 },
    grain: { red: 1, blue: 0 },
    tray: cubes(),
    tile: { red: null, blue: null },
    leader: { red: null, blue: null },
    event: null,
    open_events: { "poor-taxes": 1, "rich-harvest": 1 },
    row: Object.fromEntries(ACTIONS.map((action, k) => [String(k + 1), action])),
    supply: {
      armies: { red: 30, blue: 30 },
      courtiers: { red: 7, blue: 7 },
      buildings: { palace: 9, church: 9, "trading-house": 9 },
    },
    winter: { red: { counties: 4, missing: 3, revolts: 2 }, blue: { counties: 1, missing: 1, revolts: 1 } },
    printed: { expansions: { court: false, "region-cards": false, leaders: false }, out: [] },
    plan: plan(),
    ...facts,
  }) as unknown as Empire;
