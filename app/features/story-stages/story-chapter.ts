import { imagePath } from "#app/artwork/image-paths.ts";
import { isRevealed } from "#app/game/reveal.ts";
import { beingKind, stageItemName } from "#app/game/vocabulary/stage-names.ts";
import { DIFFICULTIES } from "#app/game/vocabulary/stages.ts";
import { writtenNames } from "#app/presenters/character-names.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { chapterName, inStoryOrder, stageName, stageNumber } from "#app/presenters/stages.ts";
import { cardName } from "#app/presenters/story-card.ts";
import type { CharacterRecord } from "#db/queries/characters.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { StoryState } from "./search-params.ts";
import { dropGroups, ownDrops, sharedDrops } from "./story-drops.ts";

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
    ...partsOf(stages.toSorted(inStoryOrder), dropped, stageRow(dataset, now)),
    droppedName: droppedName(dataset, asked, now),
    asOf: dataset.stages[0]?.asOf ?? null,
  };
}

export type StoryPart = ReturnType<typeof partsOf>["parts"][number];
export type StageRow = StoryPart["stages"][number];

/** The sections of a chapter, or the chapters of stages from all over; what many drop is said once. */
function partsOf(
  stages: readonly Stage[],
  isFromAllOver: boolean,
  rowOf: ReturnType<typeof stageRow>,
) {
  const nameOf = ({ place }: Stage) => {
    if (place === null) return "Elsewhere";
    return isFromAllOver ? chapterName(place) : `Section ${place.section}`;
  };
  const rows = stages.map((stage) => ({ part: nameOf(stage), ...rowOf(stage) }));
  const ofAll = sharedDrops(rows.map(({ drops }) => drops));
  const parts = [...Map.groupBy(rows, ({ part }) => part)].map(([name, those]) => {
    const shared = sharedDrops(those.map(({ drops }) => drops));
    return {
      name,
      shared: ownDrops(shared, ofAll),
      stages: those.map(({ drops, ...row }) => ({
        ...row,
        // The part has told the event.
        short: isFromAllOver ? row.name.replace(/^Event \d+: /, "") : row.short,
        drops: drops && ownDrops(drops, [...ofAll, ...shared]),
      })),
    };
  });
  return { shared: ofAll, parts };
}

/** Every chapter of the story, then those of events, then what has no place. */
export function chaptersOf(stages: readonly Stage[]) {
  const names = new Map<number, string>();
  for (const { place } of stages) {
    if (place === null) continue;
    names.set(place.chapterId, chapterName(place));
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
  if (item !== null) {
    const jp = dataset.stageItems.find(({ id }) => id === item)?.nameJp;
    return jp === undefined ? null : (stageItemName(jp)?.name ?? jp);
  }
  const found = dataset.storyCards.find(({ id }) => id === card);
  return found && isRevealed(found.release, now) ? cardName(found) : null;
}

function stageRow(dataset: Dataset, now: number) {
  const visible = releasedOnly(dataset, now).characters;
  const characters = new Map(visible.map((one) => [one.id, one]));
  const nameOf = writtenNames(visible);
  const enemies = new Map(dataset.stageEnemies.map((one) => [one.id, one]));
  const items = new Map(dataset.stageItems.map(({ id, nameJp }) => [id, nameJp]));
  const revealed = dataset.storyCards.filter(({ release }) => isRevealed(release, now));
  const cards = new Map(revealed.map((card) => [card.id, cardName(card)]));
  const enemyOf = ({ nameJp, characterId }: Dataset["stageEnemies"][number]) => {
    const known = characterId === null ? undefined : characters.get(characterId);
    const name = known && nameOf(known.id);
    return {
      jp: nameJp,
      kind: beingKind(nameJp),
      character: name ? { id: known.id, name, image: thumbnailOf(known) } : null,
    };
  };
  return ({ id, place, level, recommended, waves, drops }: Stage) => ({
    id,
    name: place === null ? `Battle ${id}` : stageName(place),
    short: place === null ? String(id) : stageNumber(place),
    level,
    recommended,
    waves: waves.map((wave) => {
      const known = wave.flatMap((enemy) => enemies.get(enemy) ?? []);
      return [...Map.groupBy(known, keyOf)].flatMap(([key, same]) => {
        const [one] = same;
        return one ? [{ key, ...enemyOf(one), weaks: same.map(({ weak }) => weak) }] : [];
      });
    }),
    drops: drops && dropGroups(drops, items, cards),
  });
}

/** Beings without a name of their own stand together by their kind. */
function keyOf({ characterId, nameJp }: Dataset["stageEnemies"][number]): string {
  return characterId ?? beingKind(nameJp) ?? nameJp;
}

const thumbnailOf = (character: CharacterRecord) => imagePath("characters", character, "thumbnail");
