// What the benchmark of the card search runs in the browser: the site's own modules.
import type { StoryCardListAnswer } from "#app/contract/story-cards.ts";
import { storyCardListUrl } from "#app/features/story-cards/list/url-state.ts";
import { indexCards } from "#app/game/story-card-filter/card-index.ts";
import { filterStoryCards } from "#app/game/story-card-filter/story-card-filter.ts";

export interface Measured {
  readonly query: string;
  readonly found: number;
  /** Ms for each run. */
  readonly times: number[];
}

// Rows that leave all cards, then rows that filter, then everything at once.
const QUERIES = [
  "options=stat:hp:desc,stat:yang-atk:asc,date:asc",
  "options=effect:yin-atk-up:value-sort,stat:hp:desc,date",
  "options=effect:p-up:value-sort,effect:yin-atk-up:turn-sort:self,stat:agi:asc",
  "name=moon,a&types=p,o,b&rarities=4,5&obtaining=prayer,others&role=atk&artist=a&options=stat:hp,stat:agi,date",
];
const RUNS = 101;

/** The time that each query takes on `count` cards, made by repeating those of the answer. */
export function measureQueries({ content }: StoryCardListAnswer, count: number): Measured[] {
  const cards = Array.from({ length: count }, (_, id) => {
    const card = content[id % content.length];
    if (!card) throw new Error("The list is empty.");
    const days = (id * 7919) % 2000;
    return {
      ...card,
      id,
      sort: `${card.sort} ${id}`,
      releaseDate: Date.UTC(2021, 4, 11) + days * 86_400_000,
      stats: card.stats.map((stat) => ({ ...stat, max: stat.max + ((id * 31) % 97) })),
    };
  });
  const index = indexCards(cards);
  return QUERIES.map((query) => {
    const filter = storyCardListUrl.decode(new URLSearchParams(query));
    const times: number[] = [];
    let found = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const from = performance.now();
      found = filterStoryCards(index, filter).length;
      times.push(performance.now() - from);
    }
    return { query, found, times };
  });
}
