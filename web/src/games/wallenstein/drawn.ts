/** The map, drawn from the short numbers of map.json when the board is loaded. */
import { inCells } from "../../lib/cells";
import { inParts, read, sidesOf, signs, type Line } from "../../lib/engraving";
import type { County, Point } from "./empire";

/** A name in Latin, as on maps of the time. */
interface Named {
  key: string;
  text: string;
  at: Point;
}
type Lines = "county" | "region" | "edge" | "coast";
interface Spots {
  label: Point;
  center: Point;
  sites: Point[];
}
interface Sheet {
  width: number;
  height: number;
  /** Where the names of regions stand. */
  regions: Record<string, Point>;
  lands: Named[];
}

/** Every stretch of border or coast stands there once, as an arc; shapes and lines are made of them by number. */
export interface ShortMap extends Sheet {
  arcs: string[];
  counties: Record<County, Spots & { rings: number[][]; bands: string[][] }>;
  land: number[][];
  lines: Record<Lines, number[]>;
  sea: { waterLines: string[][]; names: Named[] };
  rivers: Record<string, string>;
  lakes: string[];
  relief: Record<string, { sign: string; at: string }>;
}
export interface EmpireMap extends Sheet {
  counties: Record<County, Spots & { rings: Line[]; path: string; bands: string[] }>;
  /** All around the Empire. */
  land: string;
  lines: Record<Lines, string[]>;
  /** Its lines by how far from the shore they run. */
  sea: { waterLines: string[][]; names: Named[] };
  rivers: string[];
  lakes: string;
  relief: string[];
}

const straight = (line: Line): string => `M${line.join(" ")}`;
const open = (lines: string[]): string => lines.flatMap((line) => inParts(read(line)).map(straight)).join("");
const closed = (lines: string[]): string => lines.map((line) => `${straight(read(line))}z`).join("");

function each<A, B>(things: Record<string, A>, draw: (thing: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(things).map(([name, thing]) => [name, draw(thing)]));
}

export function draw(map: ShortMap): EmpireMap {
  const arcs = map.arcs.map(read);
  const around = (rings: number[][]): Line[] =>
    rings.map((ring) => sidesOf(ring, arcs).flatMap((side) => side.slice(1)));
  const shape = (rings: Line[]): string => rings.map((ring) => `${straight(ring)}z`).join("");
  return {
    ...map,
    counties: each(map.counties, (county) => {
      const rings = around(county.rings);
      return { ...county, rings, path: shape(rings), bands: county.bands.map(closed) };
    }),
    land: shape(around(map.land)),
    lines: each(map.lines, (numbers) => inCells(numbers.map((k) => straight(arcs[k]!)).join(""))) as EmpireMap["lines"],
    sea: { ...map.sea, waterLines: map.sea.waterLines.map((lines) => inCells(open(lines))) },
    rivers: Object.values(map.rivers).map((river) => straight(read(river))),
    lakes: closed(map.lakes),
    relief: Object.values(map.relief).flatMap((placed) => inCells(signs(placed))),
  };
}
