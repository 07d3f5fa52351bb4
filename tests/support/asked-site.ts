import { afterAll, beforeAll } from "vitest";
import type { z } from "zod";
import { problem } from "#app/contract/problem.ts";
import { importPack } from "#db/pack/import.ts";
import type { Pack } from "#db/pack/pack.ts";
import { testDatabase } from "./database.ts";
import { startSite } from "./running-site.ts";

/**
 * The built site over a pack, for the test file that calls this at its top level. `now` (ISO) is
 * the moment of the import and where the site's clock starts.
 */
export function askedSite(pack: Pack, now: string) {
  const database = testDatabase();
  let site: Awaited<ReturnType<typeof startSite>> | undefined;
  beforeAll(async () => {
    await importPack(database.connection, pack, { now: Date.parse(now) });
    site = await startSite(database.url, { ALMANAC_NOW: now });
  });
  afterAll(() => site?.stop());
  const ask = async (path: string) => {
    if (!site) throw new Error("The site runs inside tests only.");
    return fetch(site.url + path);
  };
  return {
    ask,
    /** The answer of a call, held against its contract. @throws {Error} for any other status. */
    async read<Contract extends z.ZodType>(path: string, contract: Contract) {
      const response = await ask(path);
      if (response.status !== 200) {
        throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
      }
      return contract.parse(await response.json());
    },
    /** The problem document with which a call refuses. */
    async refused(path: string) {
      const response = await ask(path);
      const { status, detail, errors } = problem.parse(await response.json());
      return { type: response.headers.get("content-type"), status, detail, errors };
    },
  };
}
