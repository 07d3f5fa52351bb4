/**
 * A number in [0, 1) that follows from the text alone (FNV-1a, then mixed): samples look scattered
 * and yet come out the same on every run. `purpose` keeps several draws for one id apart.
 */
export function chanceOf(id: string, purpose: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${purpose}/${id}`)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The list in an order that follows from the ids alone. */
export function scattered<Item extends { id: string }>(items: readonly Item[], purpose: string) {
  return items.toSorted((a, b) => chanceOf(a.id, purpose) - chanceOf(b.id, purpose));
}
