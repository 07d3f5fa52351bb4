import type { Dataset } from "#db/queries/dataset.ts";
import { inStoryOrder, stageName } from "./stages.ts";

type Stage = Dataset["stages"][number];
type Drop = NonNullable<Stage["drops"]>[number];

/** The battles of the story that may drop something, in the order of the story. */
export function droppingStages({ stages }: Pick<Dataset, "stages">, isIt: (drop: Drop) => boolean) {
  const found = stages.filter(({ drops }) => (drops ?? []).some(isIt));
  return {
    stages: found.toSorted(inStoryOrder).map(({ id, place }) => ({
      id,
      name: place === null ? `Battle ${id}` : stageName(place),
      path: stagePath(place),
    })),
    /** The latest month in which that was seen to hold. */
    asOf: found.reduce<string | null>(
      (latest, { asOf }) => (latest === null || asOf > latest ? asOf : latest),
      null,
    ),
  };
}

/** What the battles of the story give of coins, or null where no battle is known. */
export function coinsOfStages({ stages }: Pick<Dataset, "stages">) {
  const [first, ...more] = stages.map(({ coins: [min, max], asOf }) => ({ min, max, asOf }));
  if (!first) return null;
  return {
    stages: stages.length,
    ...more.reduce(
      (all, { min, max, asOf }) => ({
        min: Math.min(all.min, min),
        max: Math.max(all.max, max),
        asOf: asOf > all.asOf ? asOf : all.asOf,
      }),
      first,
    ),
  };
}

export type DroppingStages = ReturnType<typeof droppingStages>;

/** Where the page of the story shows a battle; 0 is the chapter of those without a place. */
function stagePath(place: Stage["place"]): string {
  if (place === null) return "/stages/story?chapter=0";
  const { chapterId: chapter, difficulty } = place;
  return `/stages/story?${new URLSearchParams({ chapter: String(chapter), difficulty })}`;
}
