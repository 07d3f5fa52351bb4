// Plans of a million crystals of each kind on every prayer of the seeds that has a simulator, for
// its three rarest items, each asked once over loopback: `npm run bench plans`. Ends with 1 when a
// target is missed.
import { planAnswer } from "#app/api-schemas/prayer-plan.ts";
import { isListed } from "#app/game/prayer-paging.ts";
import { prayerDetail } from "#app/presenters/prayer-detail.ts";
import { connect } from "#db/connect.ts";
import { readDataset } from "#db/queries/dataset.ts";
import { report } from "#tests/fixtures/figures.ts";
import { median } from "#tests/fixtures/paced-load.ts";
import { createFresh } from "#tests/fixtures/postgres/fresh.ts";
import { openServer } from "#tests/fixtures/postgres/open.ts";
import { importSeeds } from "#tests/fixtures/seeded-site.ts";
import { startSiteProcess } from "#tests/fixtures/site-process.ts";

const databases = await openServer();
const database = await createFresh(databases.url);
try {
  await importSeeds(database.url);
  const wishes = await rarestOfEach(database.url);
  const site = await startSiteProcess(database.url, {}, { discardsLog: true });
  for (const mode of ["any", "all"]) {
    const times: number[] = [];
    for (const { id, want } of wishes) {
      const query = `id=${id}&want=${want}&mode=${mode}&sc=1000000&gc=1000000`;
      const began = performance.now();
      const response = await fetch(`http://127.0.0.1:${site.port}/api/prayers/plan?${query}`);
      const text = await response.text();
      times.push(performance.now() - began);
      planAnswer.parse(JSON.parse(text));
    }
    const what = `${times.length} plans of a million crystals, mode ${mode}`;
    report({ what: `${what}: the slowest`, value: Math.max(...times), unit: "ms", atMost: 100 });
    report({ what: `${what}: the middle one`, value: median(times), unit: "ms" });
  }
  await site.stop();
} finally {
  await database.drop();
  await databases.close();
}

async function rarestOfEach(url: string): Promise<{ id: string; want: string }[]> {
  const connection = connect(url, { max: 1 });
  const dataset = await readDataset(connection.db);
  await connection.close();
  const now = Date.now();
  const simulated = dataset?.prayers.filter((one) => one.simulator && isListed(one)) ?? [];
  return simulated.flatMap(({ id }) => {
    const pool = dataset && prayerDetail(dataset, id, now)?.pool;
    const items = Object.values(pool ?? {}).flat();
    const rarest = items.toSorted((one, other) => chanceOf(one) - chanceOf(other)).slice(0, 3);
    return [{ id, want: rarest.map((item) => item.id).join(",") }];
  });
}

function chanceOf({ chance }: { chance: { sc: number | null; gc: number | null } }): number {
  return chance.gc ?? chance.sc ?? 0;
}
