import { arcNameOf } from "./world.ts";

export interface NamedCharacter {
  readonly nameEn: string;
  readonly titleEn: string | null;
  readonly world: string | null;
}

/**
 * The name that tells a character from the same person in other worlds (specification 1 §3):
 * the plain name in L1, the arc name in brackets in the A worlds, else the English title in
 * brackets. Where arc name or title is missing, the world code stands in the brackets.
 */
export function universalName({ nameEn, titleEn, world }: NamedCharacter): string {
  if (world === null || world === "L1") {
    return nameEn;
  }
  const inBrackets = world.startsWith("A") ? arcNameOf(world) : titleEn;
  return `${nameEn} (${inBrackets ?? world})`;
}
