import type { FactCharacter } from "./facts.ts";

type Named = Pick<FactCharacter, "id" | "shortEn" | "formEn">;

/**
 * Id of the person behind a character: what follows the world in the character's id.
 * Characters of which a form is known are named after the form there, so their short name serves.
 */
export function personIdOf({ id, shortEn, formEn }: Named): string {
  return formEn === undefined ? id.slice(id.indexOf("-") + 1) : shortEn.toLowerCase();
}
