import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "#tests/fixtures/database.ts";
import { fuzzedTargets } from "#tests/fixtures/hostile-requests.ts";
import { RawConnection } from "#tests/fixtures/raw-connection.ts";
import { importCards } from "#tests/fixtures/running-site.ts";
import { type SiteProcess, startSiteProcess } from "#tests/fixtures/site-process.ts";

const PATHS = ["/", "/story-cards", "/api/story-cards/get-list", "/story-cards.data"];
const ENCODINGS = ["br", "gzip", "zstd", "identity"];
const MEBIBYTE = 2 ** 20;

const database = testDatabase();
let site: SiteProcess;

beforeAll(async () => {
  await importCards(database.connection, { "A Card": undefined });
  const variables = { RESPONSE_CACHE_MB: "2", LOG_LEVEL: "warn" };
  site = await startSiteProcess(database.url, variables, { collects: true });
});

afterAll(() => site.stop());

test("what is left after a collection does not grow with the requests", async () => {
  const invented = fuzzedTargets(Number.POSITIVE_INFINITY, 8);
  let sent = 0;
  const send = async (count: number) => {
    const end = sent + count;
    const connection = new RawConnection(site.port);
    for (; sent < end; sent += 1) {
      // One in ten is an address that nobody has, the others carry a query that nobody had before.
      const known = `${PATHS[sent % PATHS.length]}?name=${sent}`;
      const target = sent % 10 === 0 ? (invented.next().value ?? "/") : known;
      const encoding = ENCODINGS[sent % ENCODINGS.length];
      await connection.exchange(
        Buffer.from(
          `GET ${target} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
          "latin1",
        ),
      );
    }
    connection.close();
    return site.collect();
  };
  const before = await send(4_000);
  const after = await send(4_000);
  // Half a kilobyte kept for each would be two mebibytes more, four times what a collection leaves.
  expect(after - before).toBeLessThan(2 * MEBIBYTE);
}, 180_000);
