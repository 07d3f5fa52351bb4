/** A kind of address as a day's visitors ask for it. */
export interface AskedKind {
  readonly name: string;
  /** Requests of one visit, on average. */
  readonly perVisit: number;
  /** How long a shared cache may keep each address (s); 0 for what is never kept. */
  readonly keptSeconds: readonly number[];
}

export interface Day {
  readonly visits: number;
  /** Places of the edge, each with a cache of its own. */
  readonly places: number;
  readonly kinds: readonly AskedKind[];
}

export interface DayOfKind {
  readonly name: string;
  readonly requests: number;
  /** Requests that reached the origin in each hour. */
  readonly reached: readonly number[];
}

const HOURS = 24;

/** Share of a day's visits in each hour: a site with one long evening, twice the mean at its peak. */
const HOURLY = Array.from({ length: HOURS }, (_, hour) => {
  return (1 + 0.7 * Math.cos((2 * Math.PI * (hour - 20)) / HOURS)) / HOURS;
});

/**
 * What of a day's requests reaches the origin behind caches that keep each address for its time.
 * Visitors come independently (Poisson) and choose among the addresses of a kind by Zipf's law; only
 * the fetches are drawn, since nothing between a fetch and the end of its time can reach the origin.
 * `random` gives numbers in [0, 1).
 */
export function simulateDay({ visits, places, kinds }: Day, random: () => number): DayOfKind[] {
  return kinds.map(({ name, perVisit, keptSeconds }) => {
    const reached = new Array<number>(HOURS).fill(0);
    const shares = zipf(keptSeconds.length);
    for (const [rank, kept] of keptSeconds.entries()) {
      const daily = (visits * perVisit * (shares[rank] ?? 0)) / places;
      for (let place = 0; place < places; place += 1) drawFetches(daily, kept, random, reached);
    }
    return { name, requests: visits * perVisit, reached };
  });
}

/** Adds the fetches of one address at one place to those of each hour. */
function drawFetches(daily: number, kept: number, random: () => number, reached: number[]): void {
  const end = HOURS * 3600;
  let now = 0;
  while (now < end) {
    const hour = Math.floor(now / 3600);
    const perSecond = (daily * (HOURLY[hour] ?? 0)) / 3600;
    if (kept === 0) {
      // Every request is a fetch: no need to draw them one by one.
      reached[hour] = (reached[hour] ?? 0) + perSecond * 3600;
      now = (hour + 1) * 3600;
      continue;
    }
    const next = now - Math.log(1 - random()) / perSecond;
    // The rate is another one from the full hour on; waiting anew from there changes nothing.
    if (next >= (hour + 1) * 3600) {
      now = (hour + 1) * 3600;
      continue;
    }
    reached[hour] = (reached[hour] ?? 0) + 1;
    now = next + kept;
  }
}

/** Shares of `count` addresses, the first asked for most often; they sum to 1. */
export function zipf(count: number): number[] {
  const weights = Array.from({ length: count }, (_, rank) => 1 / (rank + 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
