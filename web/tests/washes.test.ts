/** Colours of the map in both themes: whose a county is shows from afar, and what is written on it can be read. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LOOKS } from "../src/games/wallenstein/looks";

type Colour = [number, number, number];
const house = readFileSync("src/app.css", "utf8");
const board = readFileSync("src/games/wallenstein/theme.css", "utf8");

/** The declarations of one block, by name. */
function declared(css: string, selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`\n${selector} {`)).split("}")[0]!;
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

const linear = (part: number): number => (part > 0.04045 ? ((part + 0.055) / 1.055) ** 2.4 : part / 12.92);
const colour = (hex: string): Colour => [1, 3, 5].map((k) => parseInt(hex.slice(k, k + 2), 16) / 255) as Colour;
const light = (of: Colour): number => of.reduce((sum, part, k) => sum + [0.2126, 0.7152, 0.0722][k]! * linear(part), 0);
function contrast(one: Colour, other: Colour): number {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** How far apart two colours look (CIE 1976). */
function apart(one: Colour, other: Colour): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function lab(of: Colour): Colour {
  const [r, g, b] = of.map(linear) as Colour;
  const root = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const SELECTORS = {
  light: [":root", ":root:has(.wallenstein)"],
  dark: [':root[data-theme="dark"]', ':root[data-theme="dark"]:has(.wallenstein)'],
} as const;

describe.each(["light", "dark"] as const)("the %s map", (theme) => {
  const [all, here] = SELECTORS[theme];
  const colours = { ...declared(`\n${house}`, all), ...declared(`\n${board}`, here) };
  const nobodys = Object.keys(colours).filter((name) => /^(of-|neutral$|land$)/.test(name));

  it.each(Object.keys(LOOKS))("tells %s from nobody's counties, and its names can be read", (seat) => {
    const wash = colour(colours[`wash-${seat}`]!);
    expect(nobodys.length).toBe(7);
    for (const name of nobodys) expect(apart(wash, colour(colours[name]!)), name).toBeGreaterThan(13);
    expect(contrast(colour(colours.ink!), wash)).toBeGreaterThan(4.5);
  });
});
