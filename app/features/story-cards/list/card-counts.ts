import type { StoryCard } from "#app/api-schemas/story-cards.ts";
import { facetCounts } from "#app/game/filter-language/facet-counts.ts";
import type { RowTest } from "#app/game/filter-language/filter-key.ts";
import type { CardIndex } from "#app/game/story-card-filter/card-index.ts";
import {
  filterStoryCards,
  type StoryCardFilter,
} from "#app/game/story-card-filter/story-card-filter.ts";
import { fittingRoles, sourceChoicesOf } from "./card-keys.ts";

const FACETS = {
  types: { reset: { types: [] }, idsOf: ({ type }: StoryCard) => [type] },
  rarities: { reset: { rarities: [] }, idsOf: ({ rarity }: StoryCard) => [String(rarity)] },
  obtaining: { reset: { obtaining: [] }, idsOf: sourceChoicesOf },
  role: { reset: { role: null }, idsOf: fittingRoles },
} satisfies Record<
  string,
  { reset: Partial<StoryCardFilter>; idsOf: (card: StoryCard) => readonly string[] }
>;

/** How many cards each choice of a facet would leave; pairs, as they go into a page. */
export type CardCounts = Readonly<
  Record<keyof typeof FACETS, readonly (readonly [string, number])[]>
>;

/** Counted among the cards that all else leaves. */
export function cardCounts(
  index: CardIndex<StoryCard>,
  filter: StoryCardFilter,
  also: RowTest<StoryCard>,
): CardCounts {
  const counted = (facet: keyof typeof FACETS) => {
    const { reset, idsOf } = FACETS[facet];
    const rows = filterStoryCards(index, { ...filter, ...reset, options: matching(filter) });
    return [...facetCounts(rows, { idsOf }, also)];
  };
  return {
    types: counted("types"),
    rarities: counted("rarities"),
    obtaining: counted("obtaining"),
    role: counted("role"),
  };
}

/** Rows that only sort cost time and leave nothing out. */
function matching({ options }: StoryCardFilter) {
  return options.filter(({ kind }) => kind !== "stat");
}
