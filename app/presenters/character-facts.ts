import { ELEMENTS, type Element } from "#app/game/vocabulary/elements.ts";
import type { Stat } from "#app/game/vocabulary/stats.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { namesAmong } from "./listed-names.ts";

/** What the roster asks of a character to filter and order, beside what its page has of all. */
export interface CharacterFacts {
  /** Universal name in English. */
  readonly name: string;
  /** In every other writing. */
  readonly names: readonly string[];
  /** Of the attacks. */
  readonly elements: readonly Element[];
  /** Ids of the tags that some attack kills. */
  readonly killers: readonly string[];
  /** Ids of the character's own tags. */
  readonly tags: readonly string[];
  readonly stats: Readonly<Partial<Record<Stat, number>>>;
}

/** The facts of every character by id, hidden ones too, and the names of the tags in them. */
export function characterFacts(dataset: Dataset) {
  const known = made.get(dataset);
  if (known) return known;
  const facts = { characters: factsById(dataset), tags: tagsWithNames(dataset) };
  made.set(dataset, facts);
  return facts;
}

export type FactsOfCharacters = ReturnType<typeof characterFacts>;

// Made once for a dataset, not for every answer.
const made = new WeakMap<Dataset, { characters: FactsById; tags: NamedTags }>();

type FactsById = Readonly<Record<string, CharacterFacts>>;
type NamedTags = readonly { readonly id: string; readonly name: string }[];

function factsById({ characters, attacks, units }: Dataset): FactsById {
  const attacksOf = Map.groupBy(attacks, ({ characterId }) => characterId);
  const namesOf = namesAmong(characters);
  const unitOf = new Map(units.map((unit) => [unit.characterId, unit]));
  return Object.fromEntries(
    characters.map((character) => {
      const { id, nameJp, nameKana, baseStats } = character;
      const { universalName, universalTranslitName, shortName } = namesOf(id);
      const own = attacksOf.get(id) ?? [];
      const unit = unitOf.get(id);
      const lines = unit?.attacks.flatMap((attack) => attack.lines) ?? [];
      return [
        id,
        {
          name: universalName,
          names: [universalTranslitName, shortName.en, nameJp, nameKana].filter(
            (name) => name !== null,
          ),
          elements: distinct([
            ...own.flatMap(({ elements }) => elementsIn(elements)),
            ...lines.map(({ element }) => element),
          ]),
          killers: distinct([
            ...own.flatMap(({ killers }) => killers.map(({ tag }) => tag)),
            ...lines.flatMap(({ killers }) => killers),
          ]),
          tags: unit?.tags ?? [],
          stats: Object.fromEntries(baseStats.map(({ stat, value }) => [stat, value])),
        },
      ];
    }),
  );
}

function elementsIn(split: Readonly<Partial<Record<Element, unknown>>>): Element[] {
  return ELEMENTS.map(({ id }) => id).filter((id) => split[id] !== undefined);
}

function tagsWithNames({ characterTags }: Dataset): NamedTags {
  return characterTags.map(({ id, nameEn }) => ({ id, name: nameEn }));
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
