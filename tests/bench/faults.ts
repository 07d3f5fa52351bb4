// What must not break the built site, over loopback: `npm run bench faults [scenario …]`, all without
// names. Takes some minutes; prints each figure and ends with 1 when a limit is broken.
import { backup } from "#tests/faults/backup.ts";
import { cardQueries } from "#tests/faults/card-queries.ts";
import { databaseAway } from "#tests/faults/database-away.ts";
import { hostileInput } from "#tests/faults/hostile-input.ts";
import { hostileRolls } from "#tests/faults/hostile-rolls.ts";
import { memory } from "#tests/faults/memory.ts";
import { slowClients } from "#tests/faults/slow-clients.ts";
import { keep } from "#tests/support/figures.ts";
import { importSeeds } from "#tests/support/import-seeds.ts";
import { createFresh } from "#tests/support/postgres/fresh.ts";
import { openServer } from "#tests/support/postgres/open.ts";

const all = [hostileInput, hostileRolls, cardQueries, databaseAway, slowClients, backup, memory];
const names = process.argv.slice(2);
const unknown = names.filter((name) => !all.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  const known = all.map(({ name }) => name).join(", ");
  console.error(`There is no scenario ${unknown.join(", ")}. There are ${known}.`);
  process.exitCode = 2;
} else {
  await runAll();
}

async function runAll(): Promise<void> {
  const databases = await openServer();
  const database = await createFresh(databases.url);
  try {
    await importSeeds(database.url);
    for (const { name, run } of all) {
      if (names.length > 0 && !names.includes(name)) continue;
      const started = performance.now();
      const findings = await run({ databaseUrl: database.url });
      console.log(`${name} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
      for (const { what, figure, holds } of findings) {
        console.log(`  ${holds ? "ok    " : "BROKEN"}  ${what}: ${figure}`);
        keep({ what: `${name}: ${what}`, figure: String(figure), bound: "", holds });
        if (!holds) process.exitCode = 1;
      }
    }
  } finally {
    await database.drop();
    await databases.close();
  }
}
