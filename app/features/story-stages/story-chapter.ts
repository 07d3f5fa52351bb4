import { isRevealed } from "#app/game/reveal.ts";
import { DIFFICULTIES } from "#app/game/vocabulary/stages.ts";
import { writtenNames } from "#app/presenters/character-names.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { inStoryOrder, stageName } from "#app/presenters/stages.ts";
import { cardName } from "#app/presenters/story-card.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { StoryState } from "./search-params.ts";

type Stage = Dataset["stages"][number];

/** The chapter of the battles whose place is not known. */
const WITHOUT_PLACE = 0;

/** What the page shows: the chapters, and the battles of one or those that drop something. */
export function storyChapter(dataset: Dataset, asked: StoryState, now: number) {
  const chapters = chaptersOf(dataset.stages);
  const chapter = chapters.find(({ id }) => id === asked.chapter) ?? chapters[0];
  const difficulty = asked.difficulty ?? DIFFICULTIES[0].id;
  const dropped = asked.item !== null || asked.card !== null;
  const stages = dropped
    ? dataset.stages.filter((stage) => drops(stage, asked))
    : dataset.stages.filter(
        ({ place }) =>
          (place?.chapterId ?? WITHOUT_PLACE) === chapter?.id &&
          (place === null || place.difficulty === difficulty),
      );
  return {
    chapters,
    chapter: dropped ? null : (chapter ?? null),
    difficulty,
    stages: stages.toSorted(inStoryOrder).map(stageRow(dataset, now)),
    droppedName: droppedName(dataset, asked, now),
    asOf: dataset.stages[0]?.asOf ?? null,
  };
}

export type StageRow = ReturnType<typeof storyChapter>["stages"][number];

/** Every chapter of the story, then those of events, then what has no place. */
export function chaptersOf(stages: readonly Stage[]) {
  const names = new Map<number, string>();
  for (const { place } of stages) {
    if (place === null) continue;
    const { chapterId, chapter, event } = place;
    names.set(chapterId, event === undefined ? `Chapter ${chapter}` : `Event ${event}`);
  }
  const placed = [...names].map(([id, name]) => ({ id, name })).sort((a, b) => a.id - b.id);
  const isWhole = stages.every(({ place }) => place !== null);
  return isWhole ? placed : [...placed, { id: WITHOUT_PLACE, name: "Elsewhere" }];
}

function drops(stage: Stage, { item, card }: StoryState): boolean {
  return (stage.drops ?? []).some(
    ({ items, cards }) =>
      (item !== null && items.includes(item)) || (card !== null && cards.includes(card)),
  );
}

function droppedName(dataset: Dataset, { item, card }: StoryState, now: number): string | null {
  if (item !== null) return dataset.stageItems.find(({ id }) => id === item)?.nameJp ?? null;
  const found = dataset.storyCards.find(({ id }) => id === card);
  return found && isRevealed(found.release, now) ? cardName(found) : null;
}

function stageRow(dataset: Dataset, now: number) {
  const { characters } = releasedOnly(dataset, now);
  const nameOf = writtenNames(characters);
  const enemies = new Map(dataset.stageEnemies.map((one) => [one.id, one]));
  const items = new Map(dataset.stageItems.map(({ id, nameJp }) => [id, nameJp]));
  const revealed = dataset.storyCards.filter(({ release }) => isRevealed(release, now));
  const cards = new Map(revealed.map((card) => [card.id, cardName(card)]));
  return ({ id, place, level, recommended, waves, drops }: Stage) => ({
    id,
    name: place === null ? `Battle ${id}` : stageName(place),
    level,
    recommended,
    waves: waves.map((wave) =>
      [...Map.groupBy(wave, (enemy) => enemy)].flatMap(([enemy, same]) => {
        const one = enemies.get(enemy);
        if (!one) return [];
        const name = one.characterId === null ? undefined : nameOf(one.characterId);
        return [
          {
            id: enemy,
            jp: one.nameJp,
            character: name && one.characterId !== null ? { id: one.characterId, name } : null,
            count: same.length,
            weak: one.weak,
          },
        ];
      }),
    ),
    drops:
      drops?.map(({ kind, amount, ...one }) => ({
        kind,
        amount,
        items: one.items.map((item) => ({ id: item, jp: items.get(item) ?? String(item) })),
        cards: one.cards.flatMap((card) => {
          const name = cards.get(card);
          return name === undefined ? [] : [{ id: card, name }];
        }),
      })) ?? null,
  });
}
