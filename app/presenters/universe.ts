import type { UniverseAnswer } from "#app/api-schemas/character-lists.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { characterListAnswer } from "./character-list.ts";

/** GET /api/characters/universe: worlds that have characters, in the pack's order. */
export function universeAnswer(dataset: Dataset, now: number): UniverseAnswer {
  const byWorld = Map.groupBy(dataset.characters, ({ worldId }) => worldId);
  const groups = dataset.worlds.flatMap(({ id }) => {
    const characters = byWorld.get(id);
    // A world has no other name than the code that players write.
    return characters ? [{ id, name: id, characters }] : [];
  });
  return characterListAnswer(dataset, groups, now);
}
