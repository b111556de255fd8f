/** Beside each script, stylesheet and file of words, the same packed as small as can be: the server hands it to browsers that read it. */
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const pack = promisify(brotliCompress);
const SMALL = 1000; // not worth it

export function packed() {
  return {
    name: "packed",
    async writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css|ftl)$/.test(file));
      for (const file of files) {
        const whole = await readFile(`${dir}/${file}`);
        if (whole.length > SMALL) await writeFile(`${dir}/${file}.br`, await pack(whole));
      }
    },
  };
}
