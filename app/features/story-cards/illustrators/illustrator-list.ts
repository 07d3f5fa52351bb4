import type { IllustratorsAnswer } from "#app/api-schemas/story-cards.ts";
import { orderedIllustrators } from "#app/game/illustrator-order.ts";
import { illustratorsAnswer } from "#app/presenters/story-card-lists.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { filteredIllustrators } from "./filtered-illustrators.ts";
import type { ListedOrder } from "./search-params.ts";

/**
 * The first `shown` illustrators of whom a card is revealed at `now`, or as many as reach to the
 * artist who is linked to, and how many there are.
 */
export function illustratorList(
  dataset: Dataset,
  state: ListedOrder & { readonly shown: number; readonly artist: number | null },
  now: number,
) {
  const all = orderedIllustrators(contentOf(dataset), state, now);
  const { found: ordered, counts } = filteredIllustrators(all, state);
  const reach = ordered.findIndex(({ id }) => id === state.artist) + 1;
  return {
    total: all.length,
    found: ordered.length,
    illustrators: ordered.slice(0, Math.max(state.shown, reach)),
    counts,
    sample: dataset.storyCards.some((card) => card.sampleFields.includes("release")),
  };
}

// Made once for a dataset, not for every answer.
const contents = new WeakMap<Dataset, IllustratorsAnswer["content"]>();

function contentOf(dataset: Dataset): IllustratorsAnswer["content"] {
  const content = contents.get(dataset) ?? illustratorsAnswer(dataset).content;
  contents.set(dataset, content);
  return content;
}
