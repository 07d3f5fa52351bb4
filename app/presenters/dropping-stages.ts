import type { StagePlace } from "#app/game/combat.ts";
import { toRanges } from "#app/game/number-ranges.ts";
import { DIFFICULTIES } from "#app/game/vocabulary/stages.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { chapterName, inStoryOrder } from "./stages.ts";

type Stage = Dataset["stages"][number];
type Drop = NonNullable<Stage["drops"]>[number];

/** The battles of the story that may drop something, by chapter and difficulty. */
export function droppingStages({ stages }: Pick<Dataset, "stages">, isIt: (drop: Drop) => boolean) {
  const found = stages.filter(({ drops }) => (drops ?? []).some(isIt)).toSorted(inStoryOrder);
  return {
    count: found.length,
    chapters: [
      ...Map.groupBy(found, ({ place }) => (place ? chapterName(place) : "Elsewhere")),
    ].map(([name, those]) => ({ name, groups: groupsOf(those) })),
    /** The latest month in which that was seen to hold. */
    asOf: found.reduce<string | null>(
      (latest, { asOf }) => (latest === null || asOf > latest ? asOf : latest),
      null,
    ),
  };
}

/** Those of a chapter by difficulty, from the easiest; what has no place, by its number. */
function groupsOf(stages: readonly Stage[]) {
  const placed = stages.flatMap(({ place }) => place ?? []);
  const groups = DIFFICULTIES.flatMap(({ id, label }) => {
    const those = placed.filter(({ difficulty }) => difficulty === id);
    const [first] = those;
    if (!first) return [];
    const sections = [...Map.groupBy(those, sectionName)].map(([name, ones]) => ({
      name,
      stages: spoken(ones.map(({ episode }) => episode)),
    }));
    return [{ label, path: stagePath(first), count: those.length, sections }];
  });
  const others = stages.filter(({ place }) => place === null);
  if (others.length === 0) return groups;
  const sections = [{ name: "Battles", stages: spoken(others.map(({ id }) => id)) }];
  return [...groups, { label: "Battles", path: stagePath(null), count: others.length, sections }];
}

/** 2-3, and in an event its section alone. */
function sectionName({ chapter, event, section }: StagePlace): string {
  return event === undefined ? `${chapter}-${section}` : `Section ${section}`;
}

function spoken(numbers: readonly number[]): string {
  return toRanges(numbers.toSorted((a, b) => a - b))
    .replaceAll("-", "–")
    .replaceAll(",", ", ");
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
