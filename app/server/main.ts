/**
 * The server as a process of its own, for containers: `NODE_ENV=production node app/server/main.ts`
 * after `react-router build`. Exit codes: 0 stopped as asked, 1 could not start or stop, 3 database
 * unreachable.
 */
import process from "node:process";

const STOP_WITHIN_MS = 10_000;
const EXPECTED: ReadonlySet<string> = new Set([
  "EnvironmentError",
  "PortInUseError",
  "DatabaseUnreachableError",
  "DatabaseRefusedError",
]);

const bundle = new URL("../../build/server/index.js", import.meta.url);

try {
  const site: typeof import("./server.ts") = await import(bundle.href);
  const server = await site.serve(site.readServerConfig(process.env));
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void stop(server));
  }
} catch (error) {
  fail(error);
}

async function stop(server: { stop(): Promise<void> }): Promise<void> {
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  try {
    await server.stop();
    process.exitCode = 0;
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  const isExpected = error instanceof Error && EXPECTED.has(error.name);
  const text = isExpected ? error.message : `The server failed. ${describe(error)}`;
  process.stderr.write(`${text}\n`);
  process.exit(error instanceof Error && error.name === "DatabaseUnreachableError" ? 3 : 1);
}

function describe(error: unknown): string {
  if (error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND") {
    return `${error.message}. Has the site been built (npm run build)?`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
