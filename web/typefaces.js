/** The two typefaces, cut down at build time to the letters of our four languages: woff2, variable in weight. */
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subset from "subset-font";

const { resolve } = createRequire(import.meta.url);
const FOLDER = new URL(".typefaces/", import.meta.url);

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, k) => 32 + k));
/** The packages come in two files; what is only in the second is fetched by pages that need it. */
const LETTERS = {
  latin: `${ASCII}\u00a0\u202f§«»°±·×ÀÁÂÄÆÇÈÉÊËÎÏÓÔÖÙÛÜßàáâäæçèéêëíîïóôöùúûüÿŒœ–—‘’‚“”„…−`,
  "latin-ext": "ĄąĆćĘęŁłŃńŚśŹźŻż",
};
const CUTS = {
  alegreya: ["normal", "italic"],
  "source-sans-3": ["normal"],
};
/** Small capitals, old figures and fractions are never asked for. */
const FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "lnum", "tnum"];

/** Cutting takes seconds, and is done again only when this file has changed. */
async function isFresh(file) {
  const [cutAt, writtenAt] = await Promise.all([file, new URL(import.meta.url)].map((f) => stat(f).catch(() => null)));
  return cutAt !== null && cutAt.mtimeMs > (writtenAt?.mtimeMs ?? 0);
}

async function cut(family, script, style) {
  const name = `${family}-${script}-wght-${style}.woff2`;
  const file = new URL(name, FOLDER);
  if (await isFresh(file)) return;
  const whole = await readFile(resolve(`@fontsource-variable/${family}/files/${name}`));
  const small = await subset(whole, LETTERS[script], {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await writeFile(file, small);
}

/** Writes them to web/.typefaces, where app.css and index.html find them. */
export function typefaces() {
  return {
    name: "typefaces",
    async buildStart() {
      await mkdir(FOLDER, { recursive: true });
      for (const [family, styles] of Object.entries(CUTS))
        for (const style of styles) for (const script of Object.keys(LETTERS)) await cut(family, script, style);
    },
  };
}
