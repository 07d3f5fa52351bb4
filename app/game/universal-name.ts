interface NamedCharacter {
  readonly nameEn: string;
  readonly titleEn: string | null;
  readonly world: string | null;
}

/**
 * The name that sets a character apart from the same person in other worlds (specification 1 §3):
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

/** Arc names of the Universe A worlds by arc number (specification 1 §3); other arcs have none. */
export const ARC_NAMES: Readonly<Record<number, string>> = {
  6: "Scarlet",
  7: "Cherry Blossom",
  8: "Eternal",
  9: "Flower",
  10: "Faith",
  11: "Subterranean",
  12: "Fantastic",
  13: "Desires",
};

/** The integer after a leading A ("A6&" → 6, "A12.5&" → 12); undefined for every other world code. */
function arcNumberOf(world: string): number | undefined {
  const digits = /^A(\d+)/.exec(world)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The name of a world's arc, where its arc has one. */
export function arcNameOf(world: string): string | undefined {
  const arc = arcNumberOf(world);
  return arc === undefined ? undefined : ARC_NAMES[arc];
}

/** A world in words: by its arc where that has a name, else by the code that players write. */
export function worldInWords(world: string): string {
  if (world === "L1") return "Original world (L1)";
  const arc = arcNameOf(world);
  return arc === undefined ? `World ${world}` : `${arc} world (${world})`;
}

/** The same where there is little room: the code, and the arc beside it. */
export function shortWorld(world: string): string {
  const arc = arcNameOf(world);
  return arc === undefined ? world : `${world} ${arc}`;
}
