import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLocalDatabase } from "#db/local/local.ts";
import { engineAnswers, startContainer } from "./container.ts";

/** The one image the tests use when none is asked for; the same major as the embedded server. */
const usualImage = "postgres:17";

export interface DatabaseServer {
  /** A superuser's connection URL. */
  readonly url: string;
  /** What it is, for the person who reads the output. */
  readonly description: string;
  stop(): Promise<void>;
}

/**
 * Starts an empty PostgreSQL for the tests: a container where a Docker engine answers, else the
 * embedded server in a temporary folder. `TEST_POSTGRES` chooses: the name of an image, which must
 * then start, or `embedded`.
 */
export async function startServer(env: NodeJS.ProcessEnv = process.env): Promise<DatabaseServer> {
  const chosen = env.TEST_POSTGRES;
  if (chosen === "embedded") return startInFolder("as TEST_POSTGRES asks");
  if (chosen) return startContainer(chosen);
  if (!(await engineAnswers(env))) return startInFolder("no Docker engine answers");
  try {
    return await startContainer(usualImage);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return startInFolder(`a Docker engine answers, but ${usualImage} does not start: ${reason}`);
  }
}

async function startInFolder(why: string): Promise<DatabaseServer> {
  const folder = await mkdtemp(join(tmpdir(), "almanac-test-database-"));
  const server = await openLocalDatabase(folder);
  return {
    url: server.url,
    description: `the embedded PostgreSQL (${why})`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
