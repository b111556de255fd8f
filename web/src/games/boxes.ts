/** What the lobby shows of the games whose boards we can draw. */
/** What is printed on the box of a game, besides what the server tells of it. */
export interface Box {
  /** How long a game among people takes, from and to. */
  minutes: [few: number, many: number];
  /** How demanding it is, 1 to 5. */
  weight: number;
  /** Where and when it plays, by language: the lobby needs no other words of a game's client. */
  when: Record<string, string>;
}
const boxes = import.meta.glob<Box>("./*/box.json", { eager: true, import: "default" });
export const boxOf = (game: string): Box | null => boxes[`./${game}/box.json`] ?? null;

export const pictureOf = async (game: string): Promise<string> =>
  (await import("./pictures")).default[`./${game}/picture.svg`] ?? "";
