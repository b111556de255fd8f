/** To derive from: what was read last stays for as long as `keep` says so. */
export function keptBy<T>(keep: () => boolean, read: () => T): () => T {
  let last: { value: T } | null = null;
  return () => (last && keep() ? last : (last = { value: read() })).value;
}

/** To derive from: the greatest number read so far. */
export function mostOf(read: () => number): () => number {
  let most = 0;
  return () => {
    most = Math.max(most, read());
    return most;
  };
}
