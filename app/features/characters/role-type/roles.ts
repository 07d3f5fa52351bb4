import type { RoleTypeAnswer } from "#app/api-schemas/character-lists.ts";
import { listedGroups, type NamesById } from "#app/components/character/listed-groups.ts";

/** Every role with its characters. */
export function roles({ content }: RoleTypeAnswer, namesOf: NamesById, now: number) {
  return listedGroups(content, namesOf, now);
}

export type Roles = ReturnType<typeof roles>;
