import type { ItemsAnswer, StagesAnswer } from "#app/api-schemas/stages.ts";
import type { StagePlace } from "#app/game/combat.ts";
import { isRevealed } from "#app/game/reveal.ts";
import { DIFFICULTIES } from "#app/game/vocabulary/stages.ts";
import { STATS } from "#app/game/vocabulary/stats.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { releasedOnly } from "./released-only.ts";
import { lastUpdateOf } from "./updates.ts";

/** GET /api/stages: every battle of the story with its enemies. */
export function stagesAnswer(dataset: Dataset, now: number): StagesAnswer {
  const released = new Set(releasedOnly(dataset, now).characters.map(({ id }) => id));
  return {
    content: dataset.stages.map(({ place, coins: [min, max], waves, drops, ...stage }) => ({
      ...stage,
      place: place && { ...place, event: place.event ?? null, name: stageName(place) },
      coins: { min, max },
      waves: waves.map((wave) => [...wave]),
      drops:
        drops?.map(({ items, cards, ...drop }) => ({
          ...drop,
          items: [...items],
          cards: [...cards],
        })) ?? null,
    })),
    enemies: dataset.stageEnemies.map(({ nameJp, characterId, stats, ...enemy }) => ({
      ...enemy,
      jp: nameJp,
      character: characterId !== null && released.has(characterId) ? characterId : null,
      stats: STATS.flatMap(({ id }) => {
        const value = stats[id];
        return value === undefined ? [] : [{ id, value }];
      }),
    })),
    lastUpdate: lastUpdateOf(dataset.updateEntries, "tower"),
  };
}

/** By their place in the story; what has no place comes last, as the pack has it. */
export function inStoryOrder(
  { place: a }: Dataset["stages"][number],
  { place: b }: Dataset["stages"][number],
): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.chapterId - b.chapterId || a.section - b.section || a.episode - b.episode;
}

/** A battle as players write it: 3-2-8 Normal, Event 1040: 1-5 Hard. */
export function stageName(place: StagePlace): string {
  const name = `${stageNumber(place)} ${labelOf(DIFFICULTIES, place.difficulty)}`;
  return place.event === undefined ? name : `Event ${place.event}: ${name}`;
}

export function chapterName({ chapter, event }: StagePlace): string {
  return event === undefined ? `Chapter ${chapter}` : `Event ${event}`;
}

/** Its numbers within the story or its event: 3-2-8, 1-5. */
export function stageNumber({ chapter, event, section, episode }: StagePlace): string {
  return (event === undefined ? [chapter, section, episode] : [section, episode]).join("-");
}

/** The item of the tower that battles of the story give, too. */
export const COIN = "coin";

/** GET /api/items: everything that floors of the tower and battles of the story give. */
export function itemsAnswer(dataset: Dataset, now: number): ItemsAnswer {
  const given = dataset.towerFloors
    .filter(({ release }) => isRevealed(release, now))
    .flatMap(({ floor, rewards }) => rewards.map(({ id, amount }) => ({ id, floor, amount })));
  const floorsOf = Map.groupBy(given, ({ id }) => id);
  const stagesOf = stagesByItem(dataset);
  return {
    content: [
      ...dataset.items.map(({ id, name }) => ({
        id,
        name,
        jp: null,
        floors: (floorsOf.get(id) ?? []).map(({ floor, amount }) => ({ floor, amount })),
        stages: id === COIN ? dataset.stages.map((stage) => stage.id) : null,
      })),
      ...dataset.stageItems.map(({ id, nameJp }) => ({
        id: String(id),
        name: null,
        jp: nameJp,
        floors: null,
        stages: stagesOf(id),
      })),
    ],
    lastUpdate: lastUpdateOf(dataset.updateEntries, "tower"),
  };
}

/** Finds the battles that may drop an item, each once. */
function stagesByItem({ stages }: Pick<Dataset, "stages">): (item: number) => number[] {
  const pairs = stages.flatMap(({ id, drops }) =>
    [...new Set((drops ?? []).flatMap(({ items }) => items))].map((item) => ({ item, id })),
  );
  const byItem = Map.groupBy(pairs, ({ item }) => item);
  return (item) => (byItem.get(item) ?? []).map(({ id }) => id);
}
