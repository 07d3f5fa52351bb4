import type { PackWorld } from "#db/pack/schema/characters.ts";
import type { FactCharacter } from "./facts.ts";
import { compareWorlds } from "./world-codes.ts";

/** Every world that a character belongs to, in order. */
export function worldsOf(characters: readonly FactCharacter[]): PackWorld[] {
  const codes = new Set(characters.map((character) => character.world));
  return [...codes].sort(compareWorlds).map((id) => ({ id }));
}
