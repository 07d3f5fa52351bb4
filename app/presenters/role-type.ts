import type { RoleTypeAnswer } from "#app/api-schemas/character-lists.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { characterListAnswer } from "./character-list.ts";

/** GET /api/characters/role-type: every role in the vocabulary's order with its characters. */
export function roleTypeAnswer(dataset: Dataset, now: number): RoleTypeAnswer {
  const byRole = Map.groupBy(dataset.characters, ({ role }) => role);
  const groups = ROLES.map(({ id, label, kanji }) => ({
    id,
    name: label,
    kanji,
    characters: byRole.get(id) ?? [],
  }));
  return characterListAnswer(dataset, groups, now);
}
