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
/** Each with the weights and features that are asked for: no small capitals, no old figures. Italics are only ever
 *  names and asides: one weight will do, at half the size. */
const CUTS = [
  {
    family: "alegreya",
    style: "normal",
    wght: { min: 500, max: 800, default: 500 },
    features: ["kern", "liga", "locl", "lnum"],
  },
  { family: "alegreya", style: "italic", wght: 500, features: ["kern", "liga", "locl", "lnum"] },
  {
    family: "source-sans-3",
    style: "normal",
    wght: { min: 400, max: 700, default: 400 },
    features: ["kern", "locl", "tnum"],
  },
];

/** Cutting takes seconds, and is done again only when this file has changed. */
async function isFresh(file) {
  const [cutAt, writtenAt] = await Promise.all([file, new URL(import.meta.url)].map((f) => stat(f).catch(() => null)));
  return cutAt !== null && cutAt.mtimeMs > (writtenAt?.mtimeMs ?? 0);
}

async function cut({ family, style, wght, features }, script) {
  const name = `${family}-${script}-wght-${style}.woff2`;
  const file = new URL(name, FOLDER);
  if (await isFresh(file)) return;
  const whole = await readFile(resolve(`@fontsource-variable/${family}/files/${name}`));
  const how = { targetFormat: "woff2", keepFeatures: features, noHinting: true, variationAxes: { wght } };
  await writeFile(file, await subset(whole, LETTERS[script], how));
}

/** Writes them to web/.typefaces, where app.css and index.html find them. */
export function typefaces() {
  return {
    name: "typefaces",
    async buildStart() {
      await mkdir(FOLDER, { recursive: true });
      for (const face of CUTS) for (const script of Object.keys(LETTERS)) await cut(face, script);
    },
  };
}
