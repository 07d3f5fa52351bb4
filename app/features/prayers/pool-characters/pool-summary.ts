import { isReleased, statusAt } from "#app/game/character-state.ts";
import { isRevealed } from "#app/game/reveal.ts";
import { listedAt } from "#app/presenters/listed-characters.ts";
import { findSpecialPrayer, prayerWithPool } from "#app/presenters/prayer-detail.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { poolSums } from "../detail/chances.ts";
import type { PoolMode } from "../pool/pools.ts";

/** What stands above the characters of a pool: its picture, how likely a pull is one, who came last. */
export function poolSummary(dataset: Dataset, mode: PoolMode, now: number) {
  const prayer = findSpecialPrayer(dataset, mode);
  const answer = prayer && prayerWithPool(dataset, prayer, { moment: now }, now);
  const sum = answer && poolSums(answer.pool).find(({ part }) => part === "characters");
  const released = new Set(
    dataset.characters.filter((one) => isReleased(statusAt(one, now))).map(({ id }) => id),
  );
  const latest = dataset.batches
    .filter((batch) => batch.kind === mode && isRevealed(batch.date, now))
    .toSorted((a, b) => b.no - a.no)[0];
  const listed = listedAt(dataset, now);
  return {
    image: answer?.image ?? null,
    chance: sum?.gc ?? sum?.sc ?? null,
    /** What the chance is for. */
    crystals: sum?.gc == null ? "seal" : "god",
    isChanceSample: prayer ? prayer.sample || prayer.sampleFields.includes("pool") : false,
    latest: latest
      ? {
          date: latest.date,
          characters: latest.characters
            .filter((id) => released.has(id))
            .flatMap((id) => listed(id) ?? []),
        }
      : null,
  };
}

export type PoolSummary = ReturnType<typeof poolSummary>;
