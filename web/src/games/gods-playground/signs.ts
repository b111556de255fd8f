/** What may be asked about on this board, each with the rule it comes from. */
import { explain } from "../../lib/explain";

export const RULES = {
  noble: "GP-2.3",
  invader: "GP-11.4",
  estate: "GP-1.1",
  site: "GP-0.8",
  manager: "GP-8.1",
  city: "GP-8.8",
  value: "GP-14.1",
  cossack: "GP-10.5",
  influence: "GP-11.8",
  infantry: "GP-10.2",
  cavalry: "GP-10.2",
  artillery: "GP-10.2",
  "enemy-cube": "GP-5.1",
  vienna: "GP-11.9",
  campaigner: "GP-10.4",
  "king-cube": "GP-10.6",
  glory: "GP-15.1",
  "enemy-die": "GP-5.1",
  "base-strength": "GP-11.4",
  strength: "GP-11.4",
  treaty: "GP-8.3",
  forecast: "GP-11.4",
  chance: "GP-11.1",
  entry: "GP-11.4",
  expansion: "GP-13.1",
  "crown-army": "GP-4.1",
  court: "GP-3.1",
  sejm: "GP-6.1",
  block: "GP-2.1",
  score: "GP-15.1",
  region: "GP-0.4",
  enemy: "GP-11.4",
} as const;
export type SignName = keyof typeof RULES;

/** The attributes of something that is explained. */
export const sign = (name: SignName) => explain(name, { rule: RULES[name] });
