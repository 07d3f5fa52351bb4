import { facetParameter } from "#app/components/filter/facet-parameter.ts";
import { ARTIST_SORTS, CARD_SORTS } from "#app/game/illustrator-order.ts";
import { choiceParameter } from "#app/lib/choices-parameter.ts";
import { filterParameter } from "#app/lib/filter-parameter.ts";
import {
  countParameter,
  defineUrlState,
  recordNumber,
  type UrlParameter,
} from "#app/lib/search-params.ts";
import { ILLUSTRATOR_KEYS } from "./illustrator-keys.ts";

/** Illustrators drawn at first, and how many more each "more" brings without scripts. */
export const FIRST_BATCH = 10;

/** What stands in the URL of the illustrator tracker. */
export const illustratorsUrl = defineUrlState({
  sort: withDefault(ARTIST_SORTS, "alphabet"),
  order: withDefault(
    [
      { id: "asc", label: "ascending" },
      { id: "desc", label: "descending" },
    ],
    "asc",
  ),
  cards: withDefault(CARD_SORTS, "alphabet"),
  q: filterParameter,
  stars: facetParameter(ILLUSTRATOR_KEYS, "stars"),
  link: facetParameter(ILLUSTRATOR_KEYS, "link"),
  /** An artist who is linked to: the page holds the list as far as to her. */
  artist: recordNumber,
  shown: countParameter({ min: FIRST_BATCH, max: 100_000 }),
});

type IllustratorsState = ReturnType<typeof illustratorsUrl.decode>;

/** An order with the filters that stay. */
export type ListedOrder = Omit<IllustratorsState, "artist" | "shown">;

/** The query of an order and its filters, with the list at its beginning. */
export function orderQuery(order: ListedOrder): string {
  return illustratorsUrl.encode({ ...order, artist: null, shown: FIRST_BATCH }).toString();
}

/** What is chosen of the keys that are offered as chips. */
export function facetsOf({ stars, link }: Pick<IllustratorsState, "stars" | "link">) {
  return { stars, link };
}

/** One of a few by its id or its label; the default leaves the URL. */
function withDefault<const Id extends string>(
  choices: readonly { readonly id: Id; readonly label: string }[],
  missing: Id,
): UrlParameter<Id> {
  const choice = choiceParameter({
    choices: choices.map(({ id, label }) => ({ value: id, id, spellings: [label] })),
  });
  return {
    decode: (texts) => choice.decode(texts) ?? missing,
    encode: (id) => (id === missing ? null : choice.encode(id)),
  };
}
