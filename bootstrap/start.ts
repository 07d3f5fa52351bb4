import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readServerConfig, type ServerConfig } from "#app/server/config.ts";
import { buildWhenStale } from "./build.ts";
import { prepareDatabase } from "./database.ts";
import { explainFailure } from "./failures.ts";
import { root } from "./root.ts";
import { listenForStop, untilStopped } from "./stopping.ts";

/** Longer than the server and the database take to stop in order. */
const stopPatience = 25_000;

const stopping = listenForStop();
process.exit(await main());

/** `npm start`: a built site on a database with data, until it is asked to stop. */
async function main(): Promise<number> {
  try {
    const config = readConfig();
    const database = await prepareDatabase({
      databaseUrl: process.env.DATABASE_URL || undefined,
      now: config.almanacNow ?? Date.now(),
      stopping,
      say,
    });
    try {
      await buildWhenStale(say, stopping);
      await serveUntilStopped({ ...config, databaseUrl: database.url });
    } finally {
      await database.stop();
    }
    return 0;
  } catch (error) {
    if (stopping.aborted && isAbort(error)) return 0;
    const { sentence, exitCode } = explainFailure(error);
    console.error(sentence);
    return exitCode;
  }
}

/** Everything is checked before anything is started; the embedded database's URL comes later. */
function readConfig(): ServerConfig {
  const { DATABASE_URL, ...rest } = process.env;
  return readServerConfig({ ...rest, DATABASE_URL: DATABASE_URL || "postgres://localhost" });
}

async function serveUntilStopped(config: ServerConfig): Promise<void> {
  stopping.throwIfAborted();
  const file = pathToFileURL(join(root, "build/server/index.js")).href;
  const { serve }: typeof import("#app/server/entry.ts") = await import(file);
  const server = await serve(config);
  console.log(`LostWord Almanac is at ${server.url} (Ctrl-C stops it).`);
  await untilStopped(stopping);
  setTimeout(() => process.exit(1), stopPatience).unref();
  await server.stop();
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}

function say(line: string): void {
  console.log(line);
}
