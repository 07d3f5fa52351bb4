// The filter by keys over 20,000 story cards made of the shipped ones, in processor time: the example
// of each key, parsed and run, and the counts of the facets: `npm run bench filters`. Ends with 1
// when a target is missed.
import { EMPTY_BOX } from "#app/collection/box/entry.ts";
import { cardCounts } from "#app/features/story-cards/list/card-counts.ts";
import { cardKeys } from "#app/features/story-cards/list/card-keys.ts";
import { storyCardListUrl } from "#app/features/story-cards/list/search-params.ts";
import { readFilter } from "#app/game/filter-language/apply-filter.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { indexCards } from "#app/game/story-card-filter/card-index.ts";
import { offeredNames } from "#app/game/story-card-filter/known-names.ts";
import { storyCardListAnswer } from "#app/presenters/story-card-lists.ts";
import { connect } from "#db/connect.ts";
import { readDataset } from "#db/queries/dataset.ts";
import { report } from "#tests/fixtures/figures.ts";
import { median } from "#tests/fixtures/paced-load.ts";
import { createFresh } from "#tests/fixtures/postgres/fresh.ts";
import { openServer } from "#tests/fixtures/postgres/open.ts";
import { importSeeds } from "#tests/fixtures/seeded-site.ts";

const RECORDS = 20_000;
const ALL = `${formatNumber(RECORDS)} cards`;
const TARGETS = { filter: 16, counts: 50 };
const ROUNDS = 15;

const databases = await openServer();
const database = await createFresh(databases.url);
try {
  await importSeeds(database.url);
  const connection = connect(database.url);
  const dataset = await readDataset(connection.db);
  await connection.close();
  if (!dataset) throw new Error("The seeds make no dataset.");
  const { content, chips, tags } = storyCardListAnswer(dataset);
  const cards = Array.from({ length: RECORDS }, (_, at) => {
    const card = content[at % content.length];
    if (!card) throw new Error("There are no cards.");
    return { ...card, id: at };
  });
  const table = cardKeys({ ...offeredNames(content, { persons: chips, tags }), box: EMPTY_BOX });
  const find = (text: string) => {
    const { test } = readFilter(text, table, Date.now());
    return cards.filter((card) => test === null || test(card));
  };
  for (const { example } of table.keys) find(example);
  const times = table.keys
    .map(({ key, example }) => ({ key, example, ms: timeOf(() => find(example)) }))
    .toSorted((a, b) => b.ms - a.ms);
  for (const { example, ms } of times.filter(({ key }, place) => place === 0 || key === "from")) {
    const what = `${ALL}, ${example}${example === times[0]?.example ? ", the slowest key" : ""}`;
    report({ what, value: ms, unit: "ms", atMost: TARGETS.filter });
  }
  const index = indexCards(cards);
  const everything = storyCardListUrl.decode(new URLSearchParams());
  const count = () => cardCounts(index, everything, () => true);
  count();
  const what = `${ALL}, counts of all facets`;
  report({ what, value: timeOf(count), unit: "ms", atMost: TARGETS.counts });
} finally {
  await database.drop();
  await databases.close();
}

/** The median of the processor's time in ms. */
function timeOf(run: () => unknown): number {
  return median(
    Array.from({ length: ROUNDS }, () => {
      const before = process.cpuUsage();
      run();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    }),
  );
}
