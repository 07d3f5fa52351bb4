import { test as base, expect } from "@playwright/test";
import { type Engine, type EngineName, NoEngineError } from "#tests/fixtures/engines/engine.ts";
import { startEngine } from "#tests/fixtures/engines/start.ts";
import { watchSite } from "#tests/fixtures/engines/watched-site.ts";
import { Visit } from "./visit.ts";

export { expect };

export interface EngineOption {
  engineName: EngineName;
}

interface WorkerFixtures extends EngineOption {
  /** The browser of the project, or why this machine has none. */
  engine: Engine | NoEngineError;
}

export const test = base.extend<{ visit: Visit }, WorkerFixtures>({
  engineName: ["chromium", { option: true, scope: "worker" }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName).catch((error: unknown) => {
        if (error instanceof NoEngineError && engineName !== "chromium") return error;
        throw error;
      });
      await use(engine);
      if (!(engine instanceof NoEngineError)) await engine.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],

  /** Begins with nothing stored; an error, a console message or a policy violation fails it. */
  visit: async ({ engine, baseURL }, use, testInfo) => {
    if (engine instanceof NoEngineError) {
      testInfo.skip(true, engine.message);
      return;
    }
    if (!baseURL) throw new Error("The site under test has no address.");
    const site = await watchSite(baseURL);
    try {
      const visit = await Visit.begin(engine, site);
      try {
        await use(visit);
        expect(await visit.faults(), "errors on the pages").toEqual([]);
      } finally {
        await visit.end();
      }
    } finally {
      await site.close();
    }
  },
});
