/** What a plan would bring as things stand: sums of printed numbers, hints and no rules. */
import {
  ACTIONS,
  BUILDINGS,
  COURT_SPACES,
  isCounty,
  openEvents,
  slotOf,
  type Action,
  type BoardFacts,
  type Building,
  type Card,
  type County,
  type Empire,
  type Plan,
  type Space,
} from "./empire";
import { planOf } from "./plan";

export interface Span {
  low: number;
  high: number;
}

export interface Warning {
  space: Space;
  /** A message of the page, with its facts. */
  key: string;
  facts: Record<string, number>;
  /** Whether it is certain, or hangs on hidden cards and events. */
  sure: boolean;
}

export interface Forecast {
  thalers: Span;
  grain: Span;
  warnings: Warning[];
}

const isBuilding = (action: string): action is Building => (BUILDINGS as readonly string[]).includes(action);

const bounded = (value: number, effect: string, facts: BoardFacts, kind: "taxes" | "grain"): number => {
  const most = facts.effects[`most-${kind}`]?.value ?? Infinity;
  const least = facts.effects[`least-${kind}`]?.value ?? 0;
  const [poor, rich] = kind === "taxes" ? ["poor-taxes", "rich-taxes"] : ["poor-harvest", "rich-harvest"];
  if (effect === poor) return Math.min(value, most);
  return effect === rich ? Math.max(value, least) : value;
};

class Outlook {
  readonly plan: Plan;
  readonly seat: string;
  readonly known: Action[];
  readonly hidden: Action[];
  readonly effects: string[];

  constructor(
    readonly view: Empire,
    readonly facts: BoardFacts,
  ) {
    this.plan = planOf(view);
    this.seat = view.seat ?? "";
    const places = ACTIONS.map((action) => ({ action, slot: slotOf(view, action) }));
    const open = places.filter(({ slot }) => slot !== null);
    this.known = open.sort((a, b) => a.slot! - b.slot!).map(({ action }) => action);
    this.hidden = places.filter(({ slot }) => slot === null).map(({ action }) => action);
    const cards = view.event ? [view.event] : openEvents(view);
    this.effects = [...new Set(cards.map((card) => facts.events[card]?.effect ?? ""))];
    if (!this.effects.length) this.effects.push("");
  }

  county(space: Space): County | null {
    const card = this.plan[space];
    return isCounty(card) ? card : null;
  }

  led(county: County): number {
    return this.view.leader[this.seat] === county ? 1 : 0;
  }

  price(action: Action): number {
    const county = this.county(action);
    if (county === null) return 0;
    const discount = isBuilding(action) ? (this.facts.leaders.discount?.value ?? 0) * this.led(county) : 0;
    return (this.facts.actions[action]?.price ?? 0) - discount;
  }

  income(kind: "taxes" | "grain", effect: string): number {
    const county = this.county(kind);
    if (county === null) return 0;
    const printed = this.facts.counties[county];
    const tile = this.view.tile[this.seat] === (kind === "taxes" ? "thaler" : "grain") ? 1 : 0;
    const value = (kind === "taxes" ? printed?.tax : printed?.grain) ?? 0;
    const leader = (this.facts.leaders[kind]?.value ?? 0) * this.led(county);
    return bounded(value, effect, this.facts, kind) + tile + leader;
  }

  get start(): number {
    const bid = /^coin-(\d)$/.exec(this.plan.bid ?? "");
    return (this.view.thalers[this.seat] ?? 0) - (bid ? Number(bid[1]) : 0);
  }

  /** Thalers before each action and after all of them, in one order and under one event. */
  walk(order: readonly Action[], effect: string): { before: Partial<Record<Action, number>>; after: number } {
    let money = this.start;
    const before: Partial<Record<Action, number>> = {};
    for (const action of order) {
      before[action] = money;
      const price = this.price(action);
      if (price <= money) money -= price;
      if (action === "taxes") money += this.income("taxes", effect);
    }
    return { before, after: money };
  }

  /** Orders in which the hidden cards may come, the best and the worst for one action. */
  orders(action: Action | null): Action[][] {
    const others = this.hidden.filter((other) => other !== action && other !== "taxes");
    const taxes = this.hidden.filter((other) => other === "taxes");
    const own = action && this.hidden.includes(action) && action !== "taxes" ? [action] : [];
    return [
      [...this.known, ...taxes, ...own, ...others],
      [...this.known, ...others, ...own, ...taxes],
    ];
  }
}

/** How much there will be before an action, at best and at worst. */
function moneyBefore(outlook: Outlook, action: Action): Span {
  const found = outlook
    .orders(action)
    .flatMap((order) => outlook.effects.map((effect) => outlook.walk(order, effect).before[action] ?? 0));
  return { low: Math.min(...found), high: Math.max(...found) };
}

function spanOf(values: number[]): Span {
  return { low: Math.min(...values), high: Math.max(...values) };
}

export function forecast(view: Empire, facts: BoardFacts): Forecast {
  const outlook = new Outlook(view, facts);
  const ends = outlook.orders(null).flatMap((order) => outlook.effects.map((e) => outlook.walk(order, e).after));
  const harvests = outlook.effects.map((e) => (view.grain[outlook.seat] ?? 0) + outlook.income("grain", e));
  return { thalers: spanOf(ends), grain: spanOf(harvests), warnings: warningsOf(outlook) };
}

// ---- what cannot be carried out as things stand ----
function warningsOf(outlook: Outlook): Warning[] {
  const found: Warning[] = [];
  for (const action of ACTIONS) {
    const county = outlook.county(action);
    if (county !== null) found.push(...moneyWarnings(outlook, action), ...placeWarnings(outlook, action, county));
  }
  if (outlook.view.printed.expansions.court) {
    for (const space of COURT_SPACES) found.push(...courtWarnings(outlook, space, outlook.plan[space]));
  }
  return found;
}

function moneyWarnings(outlook: Outlook, action: Action): Warning[] {
  const price = outlook.price(action);
  const money = moneyBefore(outlook, action);
  if (price <= money.low) return [];
  const sure = price > money.high;
  const facts = { price, thalers: sure ? money.high : money.low };
  return [{ space: action, key: sure ? "warn-money" : "warn-money-maybe", facts, sure }];
}

function placeWarnings({ view, facts, seat }: Outlook, action: Action, county: County): Warning[] {
  const warn = (key: string, numbers: Record<string, number> = {}): Warning[] => [
    { space: action, key, facts: numbers, sure: true },
  ];
  const armies = view.armies[county] ?? 0;
  const markers = view.markers[county] ?? 0;
  if (isBuilding(action)) {
    const there = view.buildings[county] ?? { palace: 0, church: 0, "trading-house": 0 };
    if (there[action]) return warn("warn-same-building");
    const built = BUILDINGS.reduce((sum, building) => sum + there[building], 0);
    if (built >= (facts.counties[county]?.sites ?? 0)) return warn("warn-no-site");
    return view.supply.buildings[action] > 0 ? [] : warn("warn-no-building");
  }
  if (action === "grain" || action === "taxes") {
    return markers > 0 ? warn("warn-revolt", { markers, armies, tray: view.tray.peasants }) : [];
  }
  if (action === "battle-a" || action === "battle-b") return armies < 2 ? warn("warn-one-army") : [];
  const wanted = facts.actions[action]?.armies ?? 0;
  return (view.supply.armies[seat] ?? 0) < wanted ? warn("warn-no-armies", { armies: wanted }) : [];
}

function courtWarnings({ view, seat }: Outlook, space: (typeof COURT_SPACES)[number], card: Card | null): Warning[] {
  const count = Number(space.slice(-1));
  const warn = (key: string): Warning[] => [{ space, key, facts: { count }, sure: true }];
  if (card === null || card === "blank") return [];
  if (card === "tower") {
    if ((view.tray[seat as keyof Empire["tray"]] ?? 0) < count) return warn("warn-tray");
  } else if ((view.armies[card] ?? 0) <= count) return warn("warn-court-armies");
  return (view.supply.courtiers[seat] ?? 0) < count ? warn("warn-no-courtiers") : [];
}
