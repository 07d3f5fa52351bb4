import type { CharacterStatus } from "#app/game/vocabulary/character-statuses.ts";
import type { UnreleasedKind } from "#app/game/vocabulary/unreleased-kinds.ts";
import type { PackCharacter } from "#db/pack/schema/characters.ts";

/** Persons whose first work is a printed one (general knowledge of the cast). */
const PRINT_WORKS: ReadonlySet<string> = new Set([
  ...["sunny", "luna", "star", "akyuu", "toyohime", "yorihime", "rei-sen"],
  ...["kasen", "ibarakis-arm", "kosuzu", "miyoi", "mizuchi"],
]);

/** Persons of the PC-98 games who are not leading persons of the later ones (general knowledge). */
const PC98_WORKS: ReadonlySet<string> = new Set(["yuuka", "mima", "shinki", "gengetsu", "mugetsu"]);

/**
 * The list of the page of unreleased characters for one who is not released: sample data, like the
 * status. Characters with a type have been in the Japanese version; of the others stories tell.
 */
export function unreleasedKindOf(
  { type, person, world }: Pick<PackCharacter, "type" | "person" | "world">,
  status: CharacterStatus,
): UnreleasedKind {
  if (status === "announced") return "announced";
  if (type === "relic") return "mv";
  if (PRINT_WORKS.has(person)) return "print-work-story";
  if (type !== undefined) return "jp";
  if (PC98_WORKS.has(person)) return "pc98-story";
  return world === "L1" ? "story" : "jp";
}
