/** By which rules a table is to be played, while somebody chooses them: how many play, the edition, its options. */
import type { GameInfo, Option } from "../protocol";
import { settle, type Settings } from "../switches";
import { firstEdition, playersOf } from "./open";

export class Rules {
  #players = $state(3);
  #edition = $state("");
  #changed = $state<Settings>({});

  /** The game may be chosen anew: what was chosen for another holds as far as it can. */
  constructor(private readonly game: () => GameInfo) {}

  get info(): GameInfo {
    return this.game();
  }

  get edition(): string {
    return this.#edition in this.info.editions ? this.#edition : firstEdition(this.info);
  }
  set edition(edition: string) {
    this.#edition = edition;
  }

  /** How many may play. */
  get counts(): number[] {
    const [few, many] = playersOf(this.info, this.edition);
    return Array.from({ length: many - few + 1 }, (_, k) => k + few);
  }

  get players(): number {
    const [few, many] = playersOf(this.info, this.edition);
    return Math.min(Math.max(this.#players, few), many);
  }
  set players(players: number) {
    this.#players = players;
  }

  get #usual(): Settings {
    return settle(this.info, this.edition, []);
  }

  setTo(option: Option): string {
    return this.#changed[option.name] ?? this.#usual[option.name] ?? option.default;
  }

  set(option: Option, value: string): void {
    this.#changed[option.name] = value;
  }

  /** What differs from the edition, as a table is opened with it. */
  get options(): string[] {
    const usual = this.#usual;
    const others = this.info.options.filter((option) => this.setTo(option) !== usual[option.name]);
    return others.map((option) => `${option.name}=${this.setTo(option)}`);
  }
}
