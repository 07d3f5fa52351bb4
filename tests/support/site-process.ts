import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { freePort } from "./free-port.ts";

const main = fileURLToPath(new URL("../../app/server/main.ts", import.meta.url));
const collector = new URL("collect-on-request.ts", import.meta.url).href;
const logLine = z.object({ level: z.number(), msg: z.string().optional() });
const memory = z.object({ bytes: z.number() });

export interface SiteProcess {
  readonly port: number;
  /** What it has logged: lines, their bytes, and the texts of those of level error. */
  readonly log: { lines: number; bytes: number; errors: string[] };
  /** Whether it still runs. */
  alive(): boolean;
  /** Bytes on and off the heap after a collection; only for a process with `collects`. */
  collect(): Promise<number>;
  /** Asks it to stop and gives its exit code. */
  stop(): Promise<number | null>;
}

/** The built server as in production, in a process of its own. It is ready when this resolves. */
export async function startSiteProcess(
  databaseUrl: string,
  variables: Readonly<Record<string, string>> = {},
  {
    collects = false,
    discardsLog = false,
    port,
  }: { collects?: boolean; discardsLog?: boolean; port?: number } = {},
): Promise<SiteProcess> {
  const at = port ?? (await freePort());
  const options = collects ? ["--expose-gc", "--import", collector] : [];
  const child = spawn(process.execPath, [...options, main], {
    env: {
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      HOST: "127.0.0.1",
      PORT: String(at),
      ...variables,
    },
    stdio: ["ignore", discardsLog ? "ignore" : "pipe", "inherit", "ipc"],
  });
  const log: SiteProcess["log"] = { lines: 0, bytes: 0, errors: [] };
  if (child.stdout) {
    createInterface(child.stdout).on("line", (line) => {
      log.lines += 1;
      log.bytes += line.length + 1;
      // Reading every line as JSON would cost as much as the server's own work.
      if (line.startsWith('{"level":50') || line.startsWith('{"level":60')) {
        log.errors.push(logLine.parse(JSON.parse(line)).msg ?? line);
      }
    });
  }
  const ended = once(child, "exit");
  while (!(await isReady(at))) {
    if (child.exitCode !== null) throw new Error("The server did not start.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port: at,
    log,
    alive: () => child.exitCode === null && child.signalCode === null,
    collect: async () => {
      const told = once(child, "message");
      child.send("collect");
      return memory.parse((await told)[0]).bytes;
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      return child.exitCode;
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}
