/**
 * The server as a process of its own, for containers: `NODE_ENV=production node app/server/main.ts`
 * after `react-router build`. Exit codes: 0 stopped as asked, 1 could not start or stop, 3 database
 * unreachable.
 */
import process from "node:process";

const STOP_WITHIN_MS = 10_000;
/** Errors whose message is a sentence for a person. */
const EXPECTED =
  /^(EnvironmentError|PortInUseError|DatabaseUnreachableError|DatabaseRefusedError)$/;

try {
  const bundle = new URL("../../build/server/index.js", import.meta.url).href;
  const site: typeof import("./server.ts") = await import(bundle);
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

function fail(thrown: unknown): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const isUnbuilt = "code" in error && error.code === "ERR_MODULE_NOT_FOUND";
  const text = EXPECTED.test(error.name)
    ? error.message
    : `The server failed. ${isUnbuilt ? `${error.message}. Has the site been built (npm run build)?` : error.stack}`;
  process.stderr.write(`${text}\n`);
  process.exit(error.name === "DatabaseUnreachableError" ? 3 : 1);
}
