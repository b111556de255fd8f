/** The client's own words, from their files: all that there are, whichever part wants them. What is built fetches those
 *  of the part instead (see spoken.js). */
const sources = import.meta.glob<string>(["./locale/*.ftl", "./*/locale/*.ftl"], { query: "?raw", import: "default" });

export async function wordsOf(_part: string, language: string): Promise<string> {
  const files = Object.entries(sources).filter(([path]) => path.endsWith(`/${language}.ftl`));
  return (await Promise.all(files.map(([, load]) => load()))).join("\n");
}
