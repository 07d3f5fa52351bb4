import { spawn } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import { databaseEnvironment, parseEnvironment } from "#db/environment.ts";
import { prepareDatabase } from "./database.ts";
import { explainFailure } from "./failures.ts";
import { root } from "./root.ts";
import { listenForStop } from "./stopping.ts";

const stopping = listenForStop();
process.exit(await main());

/** `npm run dev`: the development server on a database with data, until it is asked to stop. */
async function main(): Promise<number> {
  try {
    const given = parseEnvironment(z.object(databaseEnvironment), process.env);
    const database = await prepareDatabase({
      databaseUrl: given.DATABASE_URL,
      now: given.ALMANAC_NOW ?? Date.now(),
      stopping,
      say: (line) => console.log(line),
    });
    try {
      return await runDevServer(database.url);
    } finally {
      await database.stop();
    }
  } catch (error) {
    if (stopping.aborted && error instanceof Error && error.name === "AbortError") return 0;
    const { sentence, exitCode } = explainFailure(error);
    console.error(sentence);
    return exitCode;
  }
}

function runDevServer(databaseUrl: string): Promise<number> {
  stopping.throwIfAborted();
  const tool = join(root, "node_modules/@react-router/dev/bin.cjs");
  const child = spawn(process.execPath, [tool, "dev", ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  stopping.addEventListener("abort", () => child.kill("SIGTERM"));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(stopping.aborted ? 0 : (code ?? 1)));
  });
}
