import type { TestProject } from "vitest/node";
import { openServer } from "./postgres/open.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A superuser's URL of the PostgreSQL server under the integration tests. */
    databaseServer: string;
  }
}

/** Holds one database server for all integration tests. */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer();
  process.stdout.write(`The integration tests run on ${server.description}.\n`);
  project.provide("databaseServer", server.url);
  return server.close;
}
