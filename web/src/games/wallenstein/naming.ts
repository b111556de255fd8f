/** Names on the map and on cards. */

/** Where the compound is joined, a name may break. */
export const breakable = (name: string): string => name.replace(/^(Nieder|Ober)(?=österreich$)/, "$1\u00ad");

/** Long names take two lines: at a space or hyphen, or where the compound is joined. */
export function written(name: string): string[] {
  const joined = /^(Nieder|Ober)(österreich)$/i.exec(name);
  if (joined) return [`${joined[1]}-`, joined[2]!];
  const at = name.length > 12 ? name.search(/[ -]/) : -1;
  return at < 0 ? [name] : [name.slice(0, at + 1).trimEnd(), name.slice(at + 1)];
}
