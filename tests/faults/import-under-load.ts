import { importSeeds } from "#tests/support/import-seeds.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";
import { startSteadyLoad } from "#tests/support/steady-load.ts";
import { noneFailed, PAGES, type Scenario } from "./scenario.ts";

const IMPORTS = 3;

/** The dataset is replaced three times under load. */
export const importUnderLoad: Scenario = {
  name: "import-under-load",
  async run({ databaseUrl }) {
    const site = await startSiteProcess(databaseUrl);
    const load = startSteadyLoad(site.port, PAGES);
    let imported = 0;
    for (let time = 0; time < IMPORTS; time += 1) imported = await importSeeds(databaseUrl);
    const served = await servedVersion(site.port, imported);
    const counts = await load.stop();
    await site.stop();
    return [
      noneFailed(`${IMPORTS} imports under load`, counts),
      {
        what: "the last import is served",
        figure: `version ${served} of ${imported}`,
        holds: served === imported,
      },
    ];
  },
};

/** The version that is served once it is `expected`, or after ten seconds. */
async function servedVersion(port: number, expected: number): Promise<number> {
  const until = performance.now() + 10_000;
  let dataset = 0;
  while (dataset !== expected && performance.now() < until) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    ({ dataset } = await answer.json());
  }
  return dataset;
}
