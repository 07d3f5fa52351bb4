import { startEmbedded } from "#db/embedded/embedded.ts";

/** A process that owns an embedded database: prints its URL, holds it and stops it on SIGTERM. */
const [, , folder = ""] = process.argv;
const database = await startEmbedded(folder);
process.stdout.write(`${database.url}\n`);
const keepRunning = setInterval(() => undefined, 60_000);
process.once("SIGTERM", async () => {
  await database.stop();
  clearInterval(keepRunning);
});
