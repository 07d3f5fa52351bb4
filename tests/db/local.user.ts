import { openLocalDatabase } from "#db/local/local.ts";

/** A process that uses a local database: prints its URL, watches it and leaves on SIGTERM. */
const [, , folder = ""] = process.argv;
const database = await openLocalDatabase(folder, {
  watch: (line) => process.stderr.write(`${line}\n`),
});
process.stdout.write(`${database.url}\n`);
const keepRunning = setInterval(() => undefined, 60_000);
process.once("SIGTERM", async () => {
  await database.stop();
  clearInterval(keepRunning);
});
