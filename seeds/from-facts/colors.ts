import { DYES } from "#app/artwork/palette.ts";
import { PERSONS } from "#app/artwork/persons.ts";

/**
 * The colours of a person as #rrggbb, the main one first: those in which her pictures are drawn.
 * None where she has no row of her own there.
 */
export function colorsOf(person: string): string[] {
  const row = PERSONS.get(person);
  if (!row) return [];
  const [, , , main, second, accent] = row;
  return [main, second, accent].map((dye) => DYES[dye]);
}
