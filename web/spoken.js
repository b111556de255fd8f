/** The client's words come with the part that says them: each page, and whatever is loaded when it is wanted, brings in
 *  the reader's language the messages that its files name, but for those that are there whenever it is. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";

const ROOT = new URL("src/", import.meta.url).pathname;
const ENTRANCE = `${ROOT}main.ts`;
const SOURCE = `${ROOT}spoken.ts`;
const WORDS = `${ROOT}words.svelte.ts`;
/** Stands in the code until it is known which messages go where. */
const FOLDER = "words-of-this-build";

/** Message by message, as they stand in a file; those that go on have their further lines indented. */
export function messagesIn(source) {
  const found = source.matchAll(/^([a-zA-Z][\w-]*) *=.*\n?(?:(?: +.*|\}.*|)\n)*/gm);
  return new Map([...found].map(([message, key]) => [key, `${message.trimEnd()}\n`]));
}

/** Which of the keys a file may mean: as it names them, or puts them together from a beginning and an end. */
export function keysIn(code, keys) {
  const named = new Set([...code.matchAll(/(["'`])([a-zA-Z][\w-]*)\1/g)].map(([, , name]) => name));
  const made = [...code.matchAll(/`(|[\w-]*-)\$\{[^{}`]*\}(|-[\w-]*)`/g)].filter(([, begin, end]) => begin || end);
  const fits = (key) => made.some(([, begin, end]) => key.startsWith(begin) && key.endsWith(end));
  return new Set(keys.filter((key) => named.has(key) || fits(key)));
}

const isPart = (id) => id.startsWith(ROOT) && id.endsWith(".svelte");
const nameOf = (part) =>
  part
    .slice(ROOT.length)
    .replace(/\.svelte$/, "")
    .replaceAll("/", "-");

/** All messages: language by language, key by key. */
function readMessages() {
  const rooms = readdirSync(ROOT, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== "games",
  );
  const folders = rooms.map(({ name }) => (name === "locale" ? name : `${name}/locale`));
  const all = {};
  for (const folder of folders) {
    for (const file of listed(ROOT + folder)) {
      const messages = (all[file.slice(0, 2)] ??= new Map());
      for (const [key, message] of messagesIn(readFileSync(`${ROOT}${folder}/${file}`, "utf8"))) {
        if (messages.has(key)) throw new Error(`two rooms have words for ${key}`);
        messages.set(key, message);
      }
    }
  }
  return all;
}

function listed(folder) {
  try {
    return readdirSync(folder).filter((file) => file.endsWith(".ftl"));
  } catch {
    return []; // a room that says nothing of its own
  }
}

/** The files that are there once a part is, and the parts that may be wanted from there. */
function reached(part, graph, files = new Set(), parts = new Set()) {
  files.add(part);
  const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(part) ?? {};
  const wanted = dynamicallyImportedIds.filter(isPart);
  for (const id of wanted) parts.add(id);
  const here = [...importedIds, ...dynamicallyImportedIds].filter((id) => !wanted.includes(id) && !files.has(id));
  for (const id of here) reached(id, graph, files, parts);
  return { files, parts };
}

/** Every part with what it says, and from where it is wanted. */
function partsOf(graph, keys) {
  const parts = new Map();
  const saidIn = new Map();
  const said = (file) => {
    if (!saidIn.has(file))
      saidIn.set(file, file.startsWith(ROOT) ? keysIn(readFileSync(file.split("?")[0], "utf8"), keys) : []);
    return saidIn.get(file);
  };
  const add = (part, from) => {
    if (parts.has(part)) return void parts.get(part).from.add(from);
    const within = reached(part, graph);
    parts.set(part, { says: new Set([...within.files].flatMap((file) => [...said(file)])), from: new Set([from]) });
    for (const next of within.parts) add(next, part);
  };
  add(ENTRANCE, null);
  return parts;
}

/** What is there before a part is: what all from where it may be wanted have in common. */
function knownBefore(part, parts) {
  const { from } = parts.get(part);
  const [first, ...others] = [...from].map((other) => thereWith(other, parts));
  return new Set([...first].filter((key) => others.every((known) => known.has(key))));
}

/** The entrance has nobody to speak to before a page is there: its words come with each. */
function thereWith(part, parts) {
  if (part === ENTRANCE) return new Set();
  return new Set([...parts.get(part).says, ...knownBefore(part, parts)]);
}

/** What each part brings: its name and its keys. */
function broughtBy(parts, keys) {
  const brought = new Map();
  for (const [part, { says, from }] of parts) {
    if (part === ENTRANCE) continue;
    const before = knownBefore(part, parts);
    const all = from.has(ENTRANCE) ? new Set([...says, ...parts.get(ENTRANCE).says]) : says;
    brought.set(
      nameOf(part),
      keys.filter((key) => all.has(key) && !before.has(key)),
    );
  }
  return brought;
}

function filesFor(graph) {
  const messages = readMessages();
  const keys = [...messages.en.keys()];
  const brought = broughtBy(partsOf(graph, keys), keys);
  const unsaid = keys.filter((key) => ![...brought.values()].some((some) => some.includes(key)));
  if (unsaid.length) throw new Error(`no part of the client says ${unsaid.join(", ")}`);
  const texts = [...brought].flatMap(([part, some]) =>
    Object.entries(messages).map(([language, all]) => [
      `${part}.${language}.ftl`,
      some.map((key) => all.get(key)).join(""),
    ]),
  );
  const version = createHash("sha256").update(JSON.stringify(texts)).digest("base64url").slice(0, 8);
  return { folder: `words-${version}`, texts };
}

const FETCHED = `export async function wordsOf(part, language) {
  const answer = await fetch(\`/assets/${FOLDER}/\${part}.\${language}.ftl\`);
  if (!answer.ok) throw new Error(\`no words for \${part}\`);
  return answer.text();
}`;

/** Parts that are loaded when they are wanted wait for their words, which are fetched beside them. */
function withWords(code, id) {
  const from = new URL(id, "file:");
  const wrapped = code.replace(/\bimport\((["'`])(\.[^"'`]*\.svelte)\1\)/g, (load, _quote, path) => {
    const part = new URL(path, from).pathname; // or a script of that name
    return existsSync(part) ? `__brought(${JSON.stringify(nameOf(part))}, ${load})` : load;
  });
  return wrapped === code ? null : `import { brought as __brought } from ${JSON.stringify(WORDS)};${wrapped}`;
}

export function spoken() {
  let isBuild = false;
  let files;
  return {
    name: "spoken",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    load: (id) => (isBuild && id === SOURCE ? FETCHED : null),
    transform: (code, id) => (id.startsWith(ROOT) && !id.includes("?") ? withWords(code, id) : null),
    renderStart() {
      files = filesFor(this);
    },
    renderChunk(code) {
      if (!code.includes(FOLDER)) return null;
      return { code: code.replace(FOLDER, files.folder), map: null };
    },
    generateBundle() {
      for (const [name, source] of files.texts) {
        this.emitFile({ type: "asset", fileName: `assets/${files.folder}/${name}`, source });
      }
    },
  };
}
