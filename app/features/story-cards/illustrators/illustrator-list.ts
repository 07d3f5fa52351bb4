import type { IllustratorsAnswer } from "#app/api-schemas/story-cards.ts";
import { readFilter } from "#app/game/filter-language/apply-filter.ts";
import { type IllustratorOrder, orderedIllustrators } from "#app/game/illustrator-order.ts";
import { illustratorsAnswer } from "#app/presenters/story-card-lists.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { ILLUSTRATOR_KEYS } from "./illustrator-keys.ts";

/**
 * The first `shown` illustrators of whom a card is revealed at `now`, or as many as reach to the
 * artist who is linked to, and how many there are.
 */
export function illustratorList(
  dataset: Dataset,
  {
    shown,
    artist,
    q,
    ...order
  }: IllustratorOrder & {
    readonly shown: number;
    readonly artist: number | null;
    readonly q: string;
  },
  now: number,
) {
  const all = orderedIllustrators(contentOf(dataset), order, now);
  const { test } = readFilter(q, ILLUSTRATOR_KEYS, now);
  const ordered = all.filter((one) => test === null || test(one));
  const reach = ordered.findIndex(({ id }) => id === artist) + 1;
  return {
    total: all.length,
    found: ordered.length,
    illustrators: ordered.slice(0, Math.max(shown, reach)),
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
