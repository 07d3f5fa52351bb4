import { spelledForm } from "#app/game/text-match/name-forms.ts";
import { plainText } from "#app/game/text-match/plain-text.ts";
import { namesOfParts } from "../comma-names.ts";
import type { WrittenName } from "../displayed-name.ts";
import type { FilterableCard } from "./card-index.ts";
import type { StoryCardFilter } from "./story-card-filter.ts";

/** Something that can be requested by id or name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A person that cards show. */
export interface NamedPerson extends Named {
  /** Transliteration of the Japanese name. */
  readonly translit: string | null;
}

/** The names of persons, for records that name them by id alone. */
export function personNames(persons: readonly NamedPerson[]): ReadonlyMap<string, WrittenName> {
  return new Map(persons.map(({ id, name, translit }) => [id, { en: name, translit }]));
}

/**
 * The filter with persons by their ids, whether they were requested by id or by English name, and
 * without what no list has: a person or a character tag that is not there counts as not requested.
 */
export function withKnownNames<Filter extends StoryCardFilter>(
  filter: Filter,
  { persons, tags }: { persons: readonly Named[]; tags: readonly Named[] },
): Filter {
  const isTag = new Set(tags.map(({ id }) => id));
  return {
    ...filter,
    featured: [
      ...new Set(
        namesOfParts(filter.featured, (asked) => personId(persons, asked)).flatMap(
          ({ meant }) => meant ?? [],
        ),
      ),
    ],
    options: filter.options.filter(
      (row) =>
        row.kind !== "effect" ||
        row.effect.group !== "character-tag" ||
        isTag.has(row.effect.attribute),
    ),
  };
}

/** What of a filter `withKnownNames` leaves out, as it was written. */
export function unknownNames(
  { featured, options }: StoryCardFilter,
  { persons, tags }: { persons: readonly Named[]; tags: readonly Named[] },
): { featured: string[]; tags: string[] } {
  return {
    featured: namesOfParts(featured, (asked) => personId(persons, asked)).flatMap(
      ({ name, meant }) => (meant === undefined ? [name] : []),
    ),
    tags: options.flatMap((row) =>
      row.kind === "effect" &&
      row.effect.group === "character-tag" &&
      !tags.some(({ id }) => id === row.effect.attribute)
        ? [row.effect.attribute]
        : [],
    ),
  };
}

/** Persons and character tags that these cards name: a search for others could find nothing. */
export function offeredNames<Person extends Named>(
  cards: readonly Pick<FilterableCard, "featured" | "buffs" | "randomBuffs">[],
  { persons, tags }: { persons: readonly Person[]; tags: readonly Named[] },
): { persons: Person[]; tags: Named[] } {
  const featured = new Set(cards.flatMap((card) => card.featured));
  const tagged = new Set(
    cards.flatMap(({ buffs, randomBuffs }) =>
      [...buffs, ...randomBuffs.flat()].flatMap(({ attrType, attr }) =>
        attrType === "character-tag" ? attr : [],
      ),
    ),
  );
  return {
    persons: persons.filter(({ id }) => featured.has(id)),
    tags: tags.filter(({ id }) => tagged.has(id)),
  };
}

function personId(
  persons: readonly (Named & Partial<NamedPerson>)[],
  asked: string,
): string | undefined {
  const wanted = plainText(asked);
  const found =
    persons.find(({ id }) => id === wanted) ??
    persons.find(({ name }) => plainText(name) === wanted) ??
    persons.find(({ name, translit }) =>
      [name, translit].some((one) => one && spelledForm(one) === spelledForm(asked)),
    );
  return found?.id;
}
