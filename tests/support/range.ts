/** So many items, made of the numbers from 0 on. */
export function range<Item>(count: number, make: (n: number) => Item): Item[] {
  return Array.from({ length: count }, (_, n) => make(n));
}
