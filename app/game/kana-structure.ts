/** A part of a Japanese name with its reading. */
export interface Reading {
  readonly jp: string;
  readonly kana: string;
}

/**
 * Pairs the parts of a name with those of its reading, where both split at spaces and middle dots
 * into as many parts; else the whole is one pair. Without a reading there is none.
 */
export function kanaStructure(nameJp: string, nameKana: string | null): Reading[] {
  if (nameKana === null) {
    return [];
  }
  const parts = partsOf(nameJp);
  const readings = partsOf(nameKana);
  if (parts.length !== readings.length) {
    return [{ jp: nameJp, kana: nameKana }];
  }
  return parts.map((jp, index) => ({ jp, kana: readings[index] ?? "" }));
}

function partsOf(name: string): string[] {
  return name.split(/[\s・]+/u).filter((part) => part !== "");
}
