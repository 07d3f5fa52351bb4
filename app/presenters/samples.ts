import type { Dataset } from "#db/queries/dataset.ts";

const known = new WeakMap<Dataset, boolean>();

/** Whether any record of a dataset is made up, whole or in a field (decisions.md, shipped pack). */
export function holdsSamples(dataset: Dataset): boolean {
  const cached = known.get(dataset);
  if (cached !== undefined) return cached;
  const inFields = [
    dataset.characters,
    dataset.storyCards,
    dataset.prayers,
    dataset.towerFloors,
  ].some((records) => records.some(({ sampleFields }) => sampleFields.length > 0));
  const whole = [
    dataset.prayers,
    dataset.batches,
    dataset.poolSets,
    dataset.foreverPrayers,
    dataset.roulettes,
    dataset.towerFloors,
    dataset.updateEntries,
    dataset.maintenances,
  ].some((records) => records.some(({ sample }) => sample));
  known.set(dataset, inFields || whole);
  return inFields || whole;
}
