import type { CharacterRecord } from "#db/queries/characters.ts";

type Titled = Pick<CharacterRecord, "nameEn" | "worldId" | "form">;

/**
 * The name that titles and link previews give a character, which no other has: her world's code
 * stands beside it but in the original world, and her form where she has one.
 */
export function characterTitle({ nameEn, worldId, form }: Titled): string {
  const parts = [worldId === "L1" ? null : worldId, form].filter((part) => part !== null);
  return parts.length === 0 ? nameEn : `${nameEn} (${parts.join(", ")})`;
}
