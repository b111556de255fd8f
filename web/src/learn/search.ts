/** Finding words in rules as they are typed: all of them, in any order, whatever the accents and capitals. */

export interface Stretch {
  text: string;
  found: boolean;
}

const PLAIN: Record<string, string> = { ł: "l", ß: "s", œ: "o", "’": "'" };

/** Letter by letter, so that what is found lies at the same place in the text. */
export const folded = (text: string): string =>
  [...text]
    .map((letter) => {
      const small = letter.toLowerCase();
      return PLAIN[small] ?? small.normalize("NFD")[0] ?? small;
    })
    .join("");

export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

export function hasAll(text: string, words: readonly string[]): boolean {
  const plain = folded(text);
  return words.every((word) => plain.includes(word));
}

/** A text in stretches, those found among the words apart from the others. */
export function stretches(text: string, words: readonly string[]): Stretch[] {
  const plain = folded(text);
  const letters = [...text];
  const found = letters.map(() => false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
      found.fill(true, at, at + word.length);
  }
  const parts: Stretch[] = [];
  letters.forEach((letter, k) => {
    const last = parts.at(-1);
    if (last && last.found === found[k]) last.text += letter;
    else parts.push({ text: letter, found: found[k]! });
  });
  return parts;
}
