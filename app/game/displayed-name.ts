/** The settings of a visitor that change how names are written. */
export interface NameSettings {
  readonly useTranslit: boolean;
  readonly useTraditionalName: boolean;
}

/** A name as records carry it; `en` may go on with a world or a title in brackets. */
export interface WrittenName {
  readonly en: string;
  /** Transliteration of the Japanese name, family name first as in Japanese. */
  readonly translit?: string | null;
}

/**
 * The name as this visitor reads it. A transliteration is written as the Japanese name is;
 * traditional order puts the family name first where both parts of the name are known.
 * `familyFirst` leads from a name to its traditional order.
 */
export function displayedName(
  { en, translit }: WrittenName,
  { useTranslit, useTraditionalName }: NameSettings,
  familyFirst: ReadonlyMap<string, string>,
): string {
  if (useTranslit && translit) {
    return translit;
  }
  return useTraditionalName ? inTraditionalOrder(en, familyFirst) : en;
}

function inTraditionalOrder(name: string, familyFirst: ReadonlyMap<string, string>): string {
  const bracket = name.indexOf(" (");
  const bare = bracket === -1 ? name : name.slice(0, bracket);
  return (familyFirst.get(bare) ?? bare) + name.slice(bare.length);
}
