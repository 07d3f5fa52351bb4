/** The roulette that has begun last at `now`; before the first one, that which begins first. */
export function rouletteAt<Roulette extends { readonly start: number }>(
  roulettes: readonly Roulette[],
  now: number,
): Roulette | undefined {
  const ordered = roulettes.toSorted((a, b) => a.start - b.start);
  return ordered.findLast(({ start }) => start <= now) ?? ordered[0];
}
