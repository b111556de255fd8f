/** The world in words, from a view only; the twin of games/la_conquete_du_monde/describe.py. */
import type { Seat, View } from "../../protocol";
import { settle } from "../../switches";
import type { Facts, Text } from "../../words.svelte";
import { inside, sharesOf } from "./continents";
import { letters, type DescribeContext, type Section } from "../types";
import { asFacts, asWorld, held, isOut, neighbours, type Territory, type WorldView } from "./world";

interface Scene {
  view: WorldView;
  text: Text;
  near(territory: Territory): Territory[];
  letter: Record<Seat, string>;
}

export function describe(anyView: View, { info, text, facts }: DescribeContext): Section[] {
  const view = asWorld(anyView);
  const board = asFacts(facts);
  const settings = settle(info, view.edition, view.options);
  const near = (t: Territory): Territory[] => neighbours(t, board, settings);
  const scene: Scene = { view, text, near, letter: letters(view.seats, text) };
  const sections = Object.entries(board.continents).map(([continent, { value }]) => {
    const territories = inside(board, continent);
    return {
      heading: continentLine(scene, continent, value, territories),
      lines: territories.map((t) => territoryLine(scene, t)),
    };
  });
  return [...sections, seatsSection(scene), { heading: saying(text, "board"), lines: [] }];
}

const saying = (text: Text, key: string, facts?: Facts): string => text.get(`describe-${key}`, facts);
const seatName = (text: Text, seat: Seat | null): string => text.name("seat", seat);

function continentLine({ view, text }: Scene, continent: string, armies: number, territories: Territory[]): string {
  const owners = territories.map((t) => view.owner[t] ?? null);
  const shares = sharesOf(owners, view.seats, text);
  return saying(text, "continent", { continent: text.name("continent", continent), armies, shares });
}

function territoryLine(scene: Scene, t: Territory): string {
  const { view, text, letter } = scene;
  const owner = view.owner[t] ?? null;
  const holder = owner ? `${seatName(text, owner)} (${letter[owner]})` : seatName(text, null);
  return text.labelled(text.name("territory", t), `${holder}, ${standing(scene, t)}`);
}

/** The armies there and, for one's own territory, the enemies next to it. */
function standing({ view, text, near }: Scene, t: Territory): string {
  const armies = saying(text, "armies", { armies: view.armies[t] ?? 0 });
  if (view.seat === null || view.owner[t] !== view.seat) return armies;
  const enemies = near(t).filter((n) => view.owner[n] && view.owner[n] !== view.seat);
  if (!enemies.length) return armies;
  const listed = enemies.map(
    (n) => `${text.name("territory", n)} (${seatName(text, view.owner[n] ?? null)} ${view.armies[n]})`,
  );
  return `${armies}, ${saying(text, "enemies", { enemies: listed.join(", ") })}`;
}

function seatsSection(scene: Scene): Section {
  const order = Object.values(scene.view.order).filter((seat) => seat !== null);
  return { heading: saying(scene.text, "seats"), lines: order.map((seat) => seatLine(scene, seat)) };
}

function seatLine({ view, text, letter }: Scene, seat: Seat): string {
  const facts = isOut(view, seat)
    ? [saying(text, "out")]
    : [
        saying(text, "territories", { territories: held(view, seat) }),
        saying(text, "armies", { armies: view.total_armies[seat] ?? 0 }),
        saying(text, "cards", { cards: view.hand_sizes[seat] ?? 0 }),
      ];
  if (seat === view.seat) facts.push(saying(text, "you"));
  if (seat === view.player && !view.over) facts.push(saying(text, "turn"));
  return text.labelled(`${seatName(text, seat)} (${letter[seat]})`, facts.join(", "));
}
