import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { findPrayer } from "#app/presenters/prayer-detail.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { hiddenItems, linkedRun } from "./linked-run.ts";
import { hiddenPlaces } from "./run-without-hidden.ts";
import type { SimulatorRun } from "./simulator-run.ts";

/**
 * What the first screen of a simulator needs of a prayer. Its pool, which would weigh most of the
 * page and can name what is hidden, is fetched from the API by the first roll.
 */
export interface SimulatedPrayer
  extends Pick<PrayerDetailAnswer, "id" | "name" | "maxPulls" | "gcCost"> {
  readonly stepUps: readonly Pick<PrayerDetailAnswer["stepUps"][number], "id" | "index" | "data">[];
  /** Which columns of chances its pool has. */
  readonly columns: { readonly sc: boolean; readonly gc: boolean };
  /** Places in its pool of what is shown in spoiler mode only. */
  readonly hidden: readonly number[];
  /** The run that the page's address holds. */
  readonly linked: SimulatorRun | null;
}

/** A prayer for its simulator, with the run of a link; null where it has none. */
export function simulatedPrayer(
  dataset: Dataset,
  id: string,
  link: Parameters<typeof linkedRun>[2],
  now: number,
): SimulatedPrayer | null {
  const prayer = findPrayer(dataset, id, now);
  if (!prayer?.simulator) return null;
  const { name, maxPulls, gcCost, pool } = prayer;
  const items = Object.values(pool).flat();
  return {
    id,
    name,
    maxPulls,
    gcCost,
    stepUps: prayer.stepUps.map(({ id: stepUp, index, data }) => ({ id: stepUp, index, data })),
    columns: {
      sc: items.some(({ chance }) => chance.sc !== null),
      gc: items.some(({ chance }) => chance.gc !== null),
    },
    hidden: hiddenPlaces(pool, hiddenItems(dataset, now)),
    linked: linkedRun(dataset, id, link, now),
  };
}
