import { MINE, type Mine } from "#app/collection/box/entry.ts";
import { OBTAINING_CHOICES } from "#app/game/story-card-filter/obtaining.ts";
import { allowedRows, type FilterRow, MOST_ROWS } from "#app/game/story-card-filter/rows.ts";
import {
  FILTER_RARITIES,
  type StoryCardFilter,
} from "#app/game/story-card-filter/story-card-filter.ts";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { choiceParameter, choicesParameter, itemsOf } from "#app/lib/choices-parameter.ts";
import { filterParameter } from "#app/lib/filter-parameter.ts";
import {
  countParameter,
  defineUrlState,
  recordNumber,
  textParameter,
  type UrlParameter,
  type UrlState,
} from "#app/lib/search-params.ts";
import { withSentence } from "./effect-sentence-fields.ts";
import { formOptions } from "./form-fields.ts";
import { isWholeItem, readItem, writeItem } from "./row-items.ts";

/** Cards drawn at first, and how many more each "more" brings. */
export const FIRST_BATCH = 10;

const parameters = defineUrlState({
  name: textParameter({ max: 100 }),
  q: filterParameter,
  types: choicesParameter({
    choices: CARD_TYPES.map(({ id, label, letter }) => ({
      value: id,
      id: letter,
      spellings: [id, label],
    })),
    allIsNone: true,
  }),
  rarities: choicesParameter({
    choices: FILTER_RARITIES.map((rarity) => ({ value: rarity, id: String(rarity) })),
    aliases: ["rarity", "star"],
    allIsNone: true,
  }),
  featured: personsParameter(),
  obtaining: choicesParameter({
    choices: OBTAINING_CHOICES.map(({ id, label }) => ({ value: id, id, spellings: [label] })),
  }),
  role: choiceParameter({
    choices: ROLES.map(({ id, label }) => ({ value: id, id, spellings: [label] })),
  }),
  artist: textParameter({ max: 100 }),
  options: optionsParameter(),
  mine: choiceParameter({ choices: MINE.map((id) => ({ value: id, id })) }),
  card: recordNumber,
  form: choiceParameter({ choices: [{ value: "search" as const, id: "search" }] }),
  shown: countParameter({ min: FIRST_BATCH, max: 100_000 }),
});

/** The filter, the card that is open (null for none), whether the search stands in the page, and how
 * many cards are drawn where no script draws more. */
export interface StoryCardListState extends StoryCardFilter {
  /** Cards by the visitor's collection, which the browser alone can filter. */
  readonly mine: Mine | null;
  /** A filter by keys, which must be met as well. */
  readonly q: string;
  readonly card: number | null;
  readonly form: "search" | null;
  readonly shown: number;
}

/** What stands in the URL of the story card list; the fields of a form without scripts are read. */
export const storyCardListUrl: UrlState<StoryCardListState> = {
  decode: (searchParams) => parameters.decode(withSentence(formOptions(searchParams))),
  encode: parameters.encode,
  canonical: (searchParams) =>
    parameters.encode(parameters.decode(withSentence(formOptions(searchParams)))),
  refusals: (searchParams) => parameters.refusals(withSentence(formOptions(searchParams))),
};

/** The query of the filter alone, without what is open and how far the list has grown. */
export function filterQuery(state: StoryCardListState): URLSearchParams {
  return storyCardListUrl.encode({ ...state, card: null, form: null, shown: FIRST_BATCH });
}

/** Ids or English names of persons; which there are is known where the cards are. */
function personsParameter(): UrlParameter<readonly string[]> {
  const read = (texts: readonly string[]) =>
    [...new Set(itemsOf(texts).map((item) => item.toLowerCase().replace(/\s+/g, " ")))]
      .filter((person) => person.length <= LONGEST_PERSON && person.isWellFormed())
      .slice(0, MOST_PERSONS);
  return {
    decode: read,
    encode: (persons) => read(persons).join(",") || null,
    refusal: (texts) =>
      read(texts).length < new Set(itemsOf(texts)).size
        ? `must be at most ${MOST_PERSONS} persons, by ids or English names`
        : null,
  };
}

const MOST_PERSONS = 20;
const LONGEST_PERSON = 80;

function optionsParameter(): UrlParameter<readonly FilterRow[]> {
  return {
    aliases: ["effects"],
    decode: (texts) => allowedRows(itemsOf(texts).flatMap((item) => readItem(item) ?? [])),
    encode: (rows) => allowedRows(rows).map(writeItem).join(",") || null,
    refusal: (texts) => {
      const items = itemsOf(texts);
      const rows = items.flatMap((item) => (isWholeItem(item) ? (readItem(item) ?? []) : []));
      return allowedRows(rows).length < items.length
        ? `must be at most ${MOST_ROWS} rows, one of them by date, such as effect:yang-atk-up:self, stat:hp:desc and date:2022-01-01:now`
        : null;
    },
  };
}
