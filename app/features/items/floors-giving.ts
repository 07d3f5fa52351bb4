import { isRevealed } from "#app/game/reveal.ts";
import type { Dataset } from "#db/queries/dataset.ts";

/** The floors released at `now` that give an item, and how much of it, from the lowest up. */
export function floorsGiving(
  { towerFloors }: Pick<Dataset, "towerFloors">,
  itemId: string,
  now: number,
) {
  const giving = towerFloors.filter(
    ({ release, rewards }) => isRevealed(release, now) && rewards.some(({ id }) => id === itemId),
  );
  return {
    floors: giving.map(({ floor, rewards }) => ({
      floor,
      amount: rewards.reduce((sum, { id, amount }) => (id === itemId ? sum + amount : sum), 0),
    })),
    isSample: giving.some(({ sample, sampleFields }) => sample || sampleFields.includes("rewards")),
  };
}
