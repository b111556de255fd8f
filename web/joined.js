/** What a page needs comes in one file or two: each piece in a file of its own would bring headers as long as itself. */
const ROOT = new URL("src/", import.meta.url).pathname;

/** What all pages come through, and the pages whose pieces are joined. What two of them need is common. */
const ENTRANCE = "main.ts";
const PAGES = { table: "table/TablePage.svelte", lobby: "lobby/Lobby.svelte", page: "page/Page.svelte" };
const BOARD = /\/games\/[^/]+\/index\.ts$/;
/** What boards share is needed wherever there is a table. */
const OF_BOARDS = /^lib\/[^/]+$/;
/** What a board, or a part of a table that is loaded when it is wanted, shares with the lobby: too small for a file of its
 *  own, and nobody at a table wants the whole lobby for it. */
const OF_BOTH = /^(switches|company\/refused|company\/times|lobby\/open|share\/taking)\.ts$/;

/** Every module that is there once the first is: what it imports, and what that imports. */
function reached(first, graph, found = new Set()) {
  if (found.has(first)) return found;
  found.add(first);
  for (const next of graph.getModuleInfo(first)?.importedIds ?? []) reached(next, graph, found);
  return found;
}

/** In which file a module belongs, or null where the bundler may choose. */
function fileOf(id, needs) {
  if (needs(ENTRANCE) || OF_BOTH.test(id.replace(ROOT, ""))) return "common";
  const pages = Object.keys(PAGES).filter((page) => needs(PAGES[page]));
  if (pages.length) return pages.length > 1 ? "common" : pages[0];
  return OF_BOARDS.test(id.replace(ROOT, "")) ? "table" : null;
}

export function joined() {
  const all = new Map();
  const of = (first, graph) => all.get(first) ?? all.set(first, reached(ROOT + first, graph)).get(first);
  const name = (id, graph) => fileOf(id, (first) => of(first, graph).has(id));
  return { groups: [{ debugName: "pages", name, includeDependenciesRecursively: false }] };
}

/** Most functions of a page, and of a board, are called while it is put up: a browser that is told so reads them once,
 *  beside what it does, rather than look at each twice when its turn comes. */
export const calledAtOnce = ({ name, facadeModuleId }) =>
  ["common", "table"].includes(name) || BOARD.test(facadeModuleId ?? "") ? "//# allFunctionsCalledOnLoad" : "";
