import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { isListed } from "#app/game/prayer-paging.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { PrayerRecord } from "#db/queries/prayers.ts";
import { prayerWithPool } from "./prayer-detail.ts";

/** The prayers that never end and whose characters join in batches. */
export type SpecialMode = "standard" | "ritual";

/**
 * GET /api/prayers/get-special/{mode}: the prayer as of the batch with this ordinal, which may be
 * one to come; without an ordinal as it stands at `now`. Undefined when there is no such batch, or
 * no such prayer.
 */
export function specialPrayer(
  dataset: Dataset,
  mode: SpecialMode,
  no: number | undefined,
  now: number,
): PrayerDetailAnswer | undefined {
  const prayer = findSpecialPrayer(dataset, mode);
  const exists =
    no === undefined || dataset.batches.some((batch) => batch.kind === mode && batch.no === no);
  if (!prayer || !exists) return undefined;
  return prayerWithPool(dataset, prayer, no === undefined ? { moment: now } : { no }, now);
}

/** The stored prayer of a mode, where the dataset holds it. */
export function findSpecialPrayer(dataset: Dataset, mode: SpecialMode): PrayerRecord | undefined {
  return dataset.prayers.find((one) => isListed(one) && one.permanent && one.types.includes(mode));
}
