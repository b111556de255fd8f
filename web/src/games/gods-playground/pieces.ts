/** What stands in a region or an enemy's box, as pieces with a number beside each; and how they are laid out in rows. */
import type { Seat } from "../../protocol";
import { atPeace, ENEMIES, foeOf, TROOPS, type Commonwealth, type Enemy, type Region } from "./commonwealth";
import { COSSACK, crownFace, enemyFace, familyFace, type Face } from "./looks";
import type { Layout } from "./map";
import type { SignName } from "./signs";

export interface Piece {
  key: string;
  kind: "cube" | "disc";
  face: Face;
  count: number;
  /** What the card about it says. */
  sign: SignName;
}

const some = (pieces: (Piece | false | 0)[]): Piece[] =>
  pieces.filter((piece): piece is Piece => Boolean(piece) && (piece as Piece).count > 0);

const cube = (key: string, face: Face, count: number, sign: SignName): Piece => ({
  key,
  kind: "cube",
  face,
  count,
  sign,
});
const disc = (key: string, face: Face, count: number, sign: SignName): Piece => ({
  ...cube(key, face, count, sign),
  kind: "disc",
});

export const influenceFace: Face = { ...enemyFace("habsburgs"), emblem: "crown" };

/** Nobles, Cossacks, invaders and influence. */
export function crowdOf(view: Commonwealth, region: Region): Piece[] {
  return some([
    ...view.seats.map((seat) => cube(seat, familyFace(seat), view.nobles[seat]?.[region] ?? 0, "noble")),
    disc("cossacks", COSSACK, region === "ukraine" ? view.cossacks.ukraine : 0, "cossack"),
    ...ENEMIES.map((enemy) =>
      cube(enemy, enemyFace(enemy, foeOf(view, enemy)), view.invaders[region][enemy], "invader"),
    ),
    disc("influence", influenceFace, view.influence[region], "influence"),
  ]);
}

/** The families' own troops. */
export function troopsOf(view: Commonwealth, region: Region): Piece[] {
  const of = (seat: Seat): Piece[] =>
    TROOPS.map((troop) =>
      disc(`${seat} ${troop}`, { ...familyFace(seat), emblem: troop }, view[troop][seat]?.[region] ?? 0, troop),
    );
  return some(view.seats.flatMap(of));
}

/** Everything that stands in an enemy's box. */
export function campOf(view: Commonwealth, enemy: Enemy): Piece[] {
  const own = enemyFace(enemy, foeOf(view, enemy));
  const isVienna = enemy === "habsburgs";
  return some([
    cube("own", own, view.strength[enemy], "enemy-cube"),
    isVienna && disc("markers", influenceFace, atPeace(view) ? view.influence_box : 0, "influence"),
    isVienna && cube("vienna", enemyFace("ottomans"), view.vienna, "vienna"),
    enemy === "tatars" && disc("cossacks", COSSACK, view.cossacks.tatars, "cossack"),
    ...view.seats.map((seat) => cube(seat, familyFace(seat), view.campaigners[seat]?.[enemy] ?? 0, "campaigner")),
    cube("king", crownFace("crown"), view.king[enemy], "king-cube"),
  ]);
}

export interface Laid<T> {
  item: T;
  x: number;
  row: number;
}

/** Items side by side in rows no wider than the room, each row centred on 0; x is the left of an item. */
export function flow<T>(items: readonly T[], widthOf: (item: T) => number, room: number): Laid<T>[] {
  const rows: { items: T[]; width: number }[] = [];
  for (const item of items) {
    const width = widthOf(item);
    const last = rows.at(-1);
    if (last && last.width + width <= room) {
      last.items.push(item);
      last.width += width;
    } else {
      rows.push({ items: [item], width });
    }
  }
  return rows.flatMap(({ items: row, width }, k) => {
    let x = -width / 2;
    return row.map((item) => {
      const laid = { item, x, row: k };
      x += widthOf(item);
      return laid;
    });
  });
}

/** How large things in a region are: estates, what they are worth, pieces and their numbers, rows. */
export const SIZES = {
  sheet: { r: 22, worth: 23, cube: 29, count: 24, disc: 28, units: 22, first: 48, row: 31, gap: 13, room: 300 },
  country: { r: 23, worth: 30, cube: 37, count: 33, disc: 33, units: 31, first: 54, row: 41, gap: 7, room: 330 },
};

/** Where arrows pass, rows of the crowd and of troops are shorter. */
const ROOMS: Partial<Record<Region, readonly [crowd: number, troops: number]>> = {
  "greater-poland": [250, 250],
  ukraine: [300, 238],
};

/** A piece of a region, from the middle of its estates: its left, and the middle of its height. */
export interface Standing {
  piece: Piece;
  left: number;
  y: number;
  size: number;
  font: number;
}

/** All that stands below the estates of a region: the crowd, then troops. */
export function standing(view: Commonwealth, region: Region, layout: Layout): Standing[] {
  const { cube, count, disc, units, first, row, room } = SIZES[layout];
  const [crowdRoom, troopRoom] = (layout === "sheet" && ROOMS[region]) || [room, room];
  const crowd = inRows(crowdOf(view, region), { size: cube, font: count }, layout, crowdRoom, first);
  const below = crowd.length ? crowd.at(-1)!.y + row : first;
  return [...crowd, ...inRows(troopsOf(view, region), { size: disc, font: units }, layout, troopRoom, below)];
}

function inRows(
  pieces: Piece[],
  { size, font }: Pick<Standing, "size" | "font">,
  layout: Layout,
  room: number,
  first: number,
): Standing[] {
  const { gap, row: high } = SIZES[layout];
  const wide = ({ count }: Piece): number => size + 4 + String(count).length * font * 0.5 + gap;
  const laid = flow(pieces, wide, room);
  return laid.map(({ item, x, row }) => ({ piece: item, left: x + gap / 2, y: first + row * high, size, font }));
}
