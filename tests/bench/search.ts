// The search of the whole site over records made of the shipped names, as many as the site has and
// ten times that, in processor time, and the index that goes to browsers: `npm run bench search`.
// Ends with 1 when a target is missed.
import { brotliCompressSync, constants } from "node:zlib";
import { search } from "#app/game/text-match/search.ts";
import { searchIndex } from "#app/game/text-match/search-index.ts";
import { packedSource } from "#app/presenters/search/packed-source.ts";
import { searchIndexFrom } from "#app/presenters/search/search-records.ts";
import { searchSource } from "#app/presenters/search/search-source.ts";
import { connect } from "#db/connect.ts";
import { readDataset } from "#db/queries/dataset.ts";
import { report } from "#tests/fixtures/figures.ts";
import { median } from "#tests/fixtures/paced-load.ts";
import { createFresh } from "#tests/fixtures/postgres/fresh.ts";
import { openServer } from "#tests/fixtures/postgres/open.ts";
import { importSeeds } from "#tests/fixtures/seeded-site.ts";

const TARGETS = {
  bytes: 40_000,
  ms: new Map([
    [2_500, 16],
    [5_000, 50],
    [25_000, 50],
  ]),
};
const ROUNDS = 15;
const TEXTS = [
  "reimu",
  "a",
  "reimu a6",
  "hakureireimu",
  "hakurie reimu",
  "はくれい",
  "霊夢",
  "scarlet devil mansion maid",
  "a b c d e f g h i j k l",
  "zzzzzzzz",
];

const databases = await openServer();
const database = await createFresh(databases.url);
try {
  await importSeeds(database.url);
  const connection = connect(database.url);
  const dataset = await readDataset(connection.db);
  await connection.close();
  if (!dataset) throw new Error("The seeds make no dataset.");
  const source = searchSource(dataset);
  const sent = brotliCompressSync(JSON.stringify(packedSource(source)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 7 },
  });
  report({ what: "index, brotli", value: sent.length, unit: "bytes", atMost: TARGETS.bytes });
  const { records } = searchIndexFrom(source);
  for (const [count, atMost] of TARGETS.ms) measure(count, atMost);

  function measure(count: number, atMost: number): void {
    const made = Array.from({ length: count }, (_, at) => {
      const one = records[at % records.length];
      if (!one) throw new Error("There are no records.");
      const round = Math.floor(at / records.length);
      // Words of its own for each round, so that none is looked at for another.
      const again = (text: string) =>
        text.replace(/[\p{L}]+/gu, (word) => word + "xyzuvwqjkh".slice(0, round));
      return round === 0
        ? one
        : {
            ...one,
            id: `${one.id}-${round}`,
            name: again(one.name),
            writings: one.writings?.map(again) ?? [],
          };
    });
    const index = searchIndex(made);
    // The first ones warm the machine up.
    for (const text of [...TEXTS, ...TEXTS]) search(index, text, { limit: 20 });
    const slowest = TEXTS.map((text) => {
      const times = Array.from({ length: ROUNDS }, () => {
        const before = process.cpuUsage();
        search(index, text, { limit: 20 });
        const { user, system } = process.cpuUsage(before);
        return (user + system) / 1000;
      });
      return { text, ms: median(times) };
    }).toSorted((a, b) => b.ms - a.ms)[0];
    if (slowest) {
      const what = `${count} records: slowest of ${TEXTS.length} texts (${slowest.text})`;
      report({ what, value: slowest.ms, unit: "ms", atMost });
    }
  }
} finally {
  await database.drop();
  await databases.close();
}
