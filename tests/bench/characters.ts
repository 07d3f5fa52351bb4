// The longest list of characters, made afresh for each request, with as many characters as the game
// has and with 5,000, all of them released: `npm run bench characters [requests (60)]`. Ends with 1
// when a target is missed.

import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { connect } from "#db/connect.ts";
import { importPack } from "#db/pack/import.ts";
import { tell } from "#tests/support/figures.ts";
import { createFresh } from "#tests/support/postgres/fresh.ts";
import { openServer } from "#tests/support/postgres/open.ts";
import { range } from "#tests/support/range.ts";
import { median } from "#tests/support/requests-a-second.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";
import { aCharacter, aPerson, barePack } from "#tests/support/small-pack.ts";

const LIST = "/characters/release-order";
const TARGETS = { ms: 60, kilobytes: 60, growth: 1.15 };
const PERSONS = 133;
const WORLDS = 107;
const DAY = 86_400_000;

const requests = Math.min(1000, Number(process.argv[2] ?? 60));
const databases = await openServer();
try {
  const now = await measure(463);
  const later = await measure(5000);
  judge("463 characters: median", now.ms, TARGETS.ms, "ms");
  judge("463 characters: brotli", now.bytes / 1000, TARGETS.kilobytes, "kB");
  judge("5,000 characters: median", later.ms, now.ms * (5000 / 463) * TARGETS.growth, "ms");
} finally {
  await databases.close();
}

async function measure(characters: number): Promise<{ ms: number; bytes: number }> {
  const database = await createFresh(databases.url);
  const connection = connect(database.url);
  await importPack(connection, packOf(characters), { now: Date.now() });
  await connection.close();
  const site = await startSiteProcess(
    database.url,
    { HELD_ANSWERS_MB: "0" },
    { discardsLog: true },
  );
  const times: number[] = [];
  let bytes = 0;
  for (let sent = 0; sent < requests + 10; sent++) {
    const start = performance.now();
    const answer = await fetch(`http://127.0.0.1:${site.port}${LIST}`, {
      headers: { "accept-encoding": "identity" },
    });
    await answer.arrayBuffer();
    // The first ones warm the machine up.
    if (sent >= 10) times.push(performance.now() - start);
  }
  const sent = await fetch(`http://127.0.0.1:${site.port}${LIST}`, {
    method: "HEAD",
    headers: { "accept-encoding": "br" },
  });
  bytes = Number(sent.headers.get("content-length"));
  await site.stop();
  await database.drop();
  return { ms: median(times), bytes };
}

function packOf(count: number) {
  return barePack({
    "worlds.json": range(WORLDS, (n) => ({ id: `W${n}` })),
    "series.json": [{ id: "eosd", tab: "l1", titleEn: "Embodiment of Scarlet Devil" }],
    "persons.json": range(PERSONS, (n) =>
      aPerson({
        id: `person-${n}`,
        nameEn: `Given${n} Family${n * 7}`,
        shortEn: `Given${n}`,
        translit: `Family${n * 7} Given${n}`,
      }),
    ),
    "characters.json": range(count, (n) =>
      aCharacter({
        id: `w${n % WORLDS}-${n}`,
        person: `person-${n % PERSONS}`,
        world: `W${n % WORLDS}`,
        titleEn: `Title ${(n * 31) % 500}`,
        rebirth: n % 3 === 0,
        ...(n % 9 > 0 && {
          type: BANNER_TYPES[n % BANNER_TYPES.length]?.id ?? "gen",
          role: ROLES[n % ROLES.length]?.id ?? "atk",
        }),
        status: "limited",
        debut: new Date(Date.UTC(2021, 4, 11, 5) + Math.floor(n / 3) * DAY)
          .toISOString()
          .replace(".000Z", "Z"),
      }),
    ),
  });
}

function judge(what: string, value: number, atMost: number, unit: "ms" | "kB"): void {
  tell({ what, value, unit, atMost });
}
