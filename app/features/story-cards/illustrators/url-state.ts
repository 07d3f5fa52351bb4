import {
  ARTIST_SORTS,
  CARD_SORTS,
  type IllustratorOrder,
} from "#app/game/illustrators/illustrator-order.ts";
import { choiceParameter } from "#app/url-state/choices-parameter.ts";
import { countParameter, defineUrlState, type UrlParameter } from "#app/url-state/url-state.ts";

/** Illustrators drawn at first, and how many more each "more" brings without scripts. */
export const FIRST_BATCH = 10;

/** What stands in the URL of the illustrator tracker. */
export const illustratorsUrl = defineUrlState({
  sort: withDefault(
    ARTIST_SORTS.map(({ id }) => id),
    "alphabet",
  ),
  order: withDefault(["asc", "desc"], "asc"),
  cards: withDefault(
    CARD_SORTS.map(({ id }) => id),
    "alphabet",
  ),
  shown: countParameter({ min: FIRST_BATCH, max: 100_000 }),
});

/** The query of an order, with the list at its beginning. */
export function orderQuery(order: IllustratorOrder): string {
  return illustratorsUrl.encode({ ...order, shown: FIRST_BATCH }).toString();
}

/** One of a few ids; the default leaves the URL. */
function withDefault<const Id extends string>(ids: readonly Id[], missing: Id): UrlParameter<Id> {
  const choice = choiceParameter({ choices: ids.map((id) => ({ value: id, id })) });
  return {
    decode: (texts) => choice.decode(texts) ?? missing,
    encode: (id) => (id === missing ? null : choice.encode(id)),
  };
}
