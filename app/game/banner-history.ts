interface Banner {
  readonly server: string;
  readonly start: number | null;
  readonly rateUpCharacters: readonly { readonly characterId: string }[];
}

export interface BannerHistory {
  readonly bannerCount: number;
  /** Start of the latest banner, ms since the epoch. */
  readonly lastBanner: number | null;
  /** When the next known banner begins, and with it the count changes. */
  readonly nextBanner: number | null;
}

/** How often a character's rate was raised by a global prayer that has started by `now`. */
export function bannerHistory(
  prayers: readonly Banner[],
  characterId: string,
  now: number,
): BannerHistory {
  const starts = prayers
    .filter(({ server }) => server === "global")
    .filter(({ rateUpCharacters }) =>
      rateUpCharacters.some((rateUp) => rateUp.characterId === characterId),
    )
    .flatMap(({ start }) => (start === null ? [] : [start]))
    .sort((a, b) => a - b);
  const started = starts.filter((start) => start <= now);
  return {
    bannerCount: started.length,
    lastBanner: started.at(-1) ?? null,
    nextBanner: starts[started.length] ?? null,
  };
}
