/** Who names the ids of feeds and calendars: the host of ORIGIN, or the product's name without it. */
export function authorityOf(origin: string | undefined): string {
  return origin === undefined ? "lostword-almanac" : new URL(origin).host;
}
