import { freePort } from "./free-port.ts";
import { importSeeds } from "./import-seeds.ts";
import { createFresh } from "./postgres/fresh.ts";
import { openServer } from "./postgres/open.ts";
import { startSiteProcess } from "./site-process.ts";

/** Runs what is measured against the built site on the shipped seeds, and takes all down after it. */
export async function withSeededSite(measure: (origin: string) => Promise<void>): Promise<void> {
  const databases = await openServer();
  const database = await createFresh(databases.url);
  try {
    await importSeeds(database.url);
    const port = await freePort();
    // In production the site knows its address, and so do its canonical links.
    const origin = `http://127.0.0.1:${port}`;
    const site = await startSiteProcess(
      database.url,
      { ORIGIN: origin },
      { discardsLog: true, port },
    );
    try {
      await measure(origin);
    } finally {
      await site.stop();
    }
  } finally {
    await database.drop();
    await databases.close();
  }
}
