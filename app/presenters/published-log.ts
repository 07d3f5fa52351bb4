import { nextMoment } from "#app/game/reveal.ts";

interface Log {
  readonly updateEntries: readonly { readonly timestamp: number }[];
}

/**
 * The dataset without the entries of the update log that are dated after `now`, which nothing may
 * tell of before their time. A dataset without such entries is given back as it is.
 */
export function withPublishedLog<Dataset extends Log>(dataset: Dataset, now: number): Dataset {
  const isPublished = ({ timestamp }: { timestamp: number }) => timestamp <= now;
  return dataset.updateEntries.every(isPublished)
    ? dataset
    : { ...dataset, updateEntries: dataset.updateEntries.filter(isPublished) };
}

/** When the next entry of the update log is published, or null. */
export function nextPublication({ updateEntries }: Log, now: number): number | null {
  return nextMoment(
    updateEntries.map(({ timestamp }) => timestamp),
    now,
  );
}
