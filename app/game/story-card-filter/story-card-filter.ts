import { isInKana, nameForms } from "#app/game/text-match/name-forms.ts";
import { plainText, searchForm } from "#app/game/text-match/plain-text.ts";
import { CARD_TYPES, type CardType } from "#app/game/vocabulary/card-types.ts";
import type { Role } from "#app/game/vocabulary/roles.ts";
import type { CardIndex, IndexedCard } from "./card-index.ts";
import { type Column, sortedBy } from "./column-sort.ts";
import { sourcesOf } from "./obtaining.ts";
import { rowColumn, rowMatcher } from "./row-rules.ts";
import type { FilterRow } from "./rows.ts";

/** Rarities that a search offers; 2 exists in data (specification 2 §9). */
export const FILTER_RARITIES = [1, 3, 4, 5] as const;
type FilterRarity = (typeof FILTER_RARITIES)[number];

/** Everything that story cards can be searched by. */
export interface StoryCardFilter {
  /** Terms separated by commas. */
  readonly name: string;
  readonly types: readonly CardType[];
  readonly rarities: readonly FilterRarity[];
  /** Ids of persons, all of which the card shows. */
  readonly featured: readonly string[];
  /** Ids of obtaining choices. */
  readonly obtaining: readonly string[];
  readonly role: Role | null;
  readonly artist: string;
  readonly options: readonly FilterRow[];
}

export const EVERY_CARD: StoryCardFilter = {
  name: "",
  types: [],
  rarities: [],
  featured: [],
  obtaining: [],
  role: null,
  artist: "",
  options: [],
};

/**
 * The cards that a filter finds, in its order (specification 2 §5): cards of which an alias of
 * priority equals a term come first, then the rows decide, then the sort key. `isShown` says which
 * cards there are for this visitor.
 */
export function filterStoryCards<Card>(
  index: CardIndex<Card>,
  filter: StoryCardFilter,
  isShown: (card: IndexedCard<Card>) => boolean = () => true,
): Card[] {
  const rules = rulesOf(filter);
  const found = index.cards.filter(
    (card) => isShown(card) && rules.every((matches) => matches(card)),
  );
  return sortedBy(found, columnsOf(filter)).map(({ card }) => card);
}

type Rule = (card: IndexedCard<unknown>) => boolean;

/** Only the rules that leave something out. */
function rulesOf(filter: StoryCardFilter): Rule[] {
  const rules = [
    nameRule(searchTerms(filter.name)),
    choiceRule(filter.types, CARD_TYPES.length, (card) => card.type),
    choiceRule(filter.rarities, FILTER_RARITIES.length, (card) => card.rarity),
    featuredRule(filter.featured),
    obtainingRule(filter.obtaining),
    roleRule(filter.role),
    artistRule(filter.artist),
    ...filter.options.map(rowMatcher),
  ];
  return rules.filter((rule) => rule !== null);
}

function nameRule(terms: readonly string[]): Rule | null {
  if (terms.length === 0) return null;
  const wanted = terms.map(nameForms);
  return ({ names }) =>
    names.some((name) =>
      wanted.some((term) => name.plain.includes(term.plain) || isInKana(term, name)),
    );
}

/** None or all chosen means no filter. */
function choiceRule<Value>(
  chosen: readonly Value[],
  all: number,
  read: (card: IndexedCard<unknown>) => unknown,
): Rule | null {
  const wanted = new Set<unknown>(chosen);
  return wanted.size === 0 || wanted.size === all ? null : (card) => wanted.has(read(card));
}

function featuredRule(persons: readonly string[]): Rule | null {
  if (persons.length === 0) return null;
  return ({ featured }) => persons.every((id) => featured.includes(id));
}

function obtainingRule(choices: readonly string[]): Rule | null {
  const wanted = sourcesOf(choices);
  return wanted.size === 0 ? null : ({ sources }) => sources.some((source) => wanted.has(source));
}

/** A card with any buff that is reserved for another role is out. */
function roleRule(role: Role | null): Rule | null {
  return role === null ? null : ({ roles }) => roles.every((reserved) => reserved === role);
}

function artistRule(artist: string): Rule | null {
  const wanted = plainText(artist).trim();
  if (wanted === "") return null;
  const forms = nameForms(artist);
  return (card) => card.artist.includes(wanted) || isInKana(forms, card.artistForms);
}

function columnsOf(filter: StoryCardFilter): Column[] {
  const terms = searchTerms(filter.name);
  const named: Column = ({ exactNames }) =>
    exactNames.some((name) => terms.includes(name)) ? 0 : 1;
  return [...(terms.length === 0 ? [] : [named]), ...filter.options.map(rowColumn)];
}

/** The terms of a name search: only letters and digits, in their plain form, split at commas. */
function searchTerms(name: string): string[] {
  return plainText(name)
    .split(/[,、]/u)
    .map(searchForm)
    .filter((term) => term !== "");
}
