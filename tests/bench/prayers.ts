// The pages of the list of prayers with 5,000 prayers in the database, each answer made afresh:
// first and later pages of both calls and of the page, in turn. `npm run bench prayers [rounds (40)]`,
// after `npm run build`. Ends with 1 when a target is missed.

import { connect } from "#db/connect.ts";
import { importPack } from "#db/pack/import.ts";
import { tell } from "#tests/support/figures.ts";
import { manyPrayers } from "#tests/support/many-prayers.ts";
import { createFresh } from "#tests/support/postgres/fresh.ts";
import { openServer } from "#tests/support/postgres/open.ts";
import { median } from "#tests/support/requests-a-second.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";

const PRAYERS = 5000;
const TARGETS = { pageMs: 15, htmlBytes: 40_000 };
const WARM_UP = 10;
const rounds = Math.min(1000, Number(process.argv[2] ?? 40));

const databases = await openServer();
const database = await createFresh(databases.url);
try {
  const connection = connect(database.url);
  await importPack(connection, manyPrayers(PRAYERS), { now: Date.now() });
  await connection.close();
  const site = await startSiteProcess(
    database.url,
    { HELD_ANSWERS_MB: "0" },
    { discardsLog: true },
  );
  const origin = `http://127.0.0.1:${site.port}`;
  for (const call of ["get-list", "get-list-2"]) {
    for (const place of [0, PRAYERS / 2, PRAYERS - 21]) {
      const last = place === 0 ? "" : `?last=prayer-${place}`;
      const path = `/api/prayers/${call}${last}`;
      const value = median(await timesOf(`${origin}${path}`));
      tell({ what: path, value, unit: "ms", atMost: TARGETS.pageMs });
    }
  }
  tell({ what: "/prayers", value: median(await timesOf(`${origin}/prayers`)), unit: "ms" });
  const page = await fetch(`${origin}/prayers`, {
    method: "HEAD",
    headers: { "accept-encoding": "br" },
  });
  const value = Number(page.headers.get("content-length"));
  tell({ what: "/prayers, brotli", value, unit: "bytes", atMost: TARGETS.htmlBytes });
  await site.stop();
} finally {
  await database.drop();
  await databases.close();
}

async function timesOf(url: string): Promise<number[]> {
  const times: number[] = [];
  for (let sent = 0; sent < rounds + WARM_UP; sent++) {
    const start = performance.now();
    const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    await answer.arrayBuffer();
    if (sent >= WARM_UP) times.push(performance.now() - start);
  }
  return times;
}
