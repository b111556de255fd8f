/** What stands in a region or an enemy's box, as pieces with a number beside each; and how they are laid out in rows. */
import type { Seat } from "../../protocol";
import { atPeace, ENEMIES, foeOf, TROOPS, type Commonwealth, type Enemy, type Region } from "./commonwealth";
import { COSSACK, crownFace, enemyFace, familyFace, type Face } from "./looks";
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
