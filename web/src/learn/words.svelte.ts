/** The words of a game's lessons and examples, in the reader's language. */
import { bundleOf, words } from "../words.svelte";
import { Text } from "../text";
import { fetchLearningText } from "./study";

export class LearningWords {
  #text = $state.raw<Text | null>(null);

  /** To be made where effects may be. */
  constructor(game: string) {
    $effect(() => {
      const { language } = words;
      void fetchLearningText(game, language).then((source) => {
        if (language === words.language) this.#text = new Text(bundleOf(language, source));
      });
    });
  }

  get ready(): boolean {
    return this.#text !== null;
  }

  get(key: string): string {
    return this.#text?.get(key) ?? "";
  }
}
