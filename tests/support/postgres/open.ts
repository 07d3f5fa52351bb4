import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const ready = z.object({ url: z.string(), description: z.string() });

export interface OpenServer extends z.infer<typeof ready> {
  close(): Promise<void>;
}

/**
 * Starts a test database server, with its template, in a process that ends with this one.
 * @throws {Error} when it does not come up; its own words are on standard error.
 */
export async function openServer(): Promise<OpenServer> {
  const keeper = spawn(process.execPath, [fileURLToPath(new URL("keeper.ts", import.meta.url))], {
    stdio: ["pipe", "pipe", "inherit"],
    // Out of reach of a Ctrl-C, which the terminal sends to the whole group.
    detached: true,
  });
  const ended = once(keeper, "exit");
  const line = await firstLine(keeper.stdout);
  if (line === undefined) {
    const [exitCode] = await ended;
    throw new Error(`The test database server did not start (exit code ${exitCode}).`);
  }
  return {
    ...ready.parse(JSON.parse(line)),
    close: async () => {
      keeper.stdin.end();
      await ended;
    },
  };
}

async function firstLine(output: Readable): Promise<string | undefined> {
  for await (const line of createInterface(output)) return line;
  return undefined;
}
