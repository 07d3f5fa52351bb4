import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const room = new URL("log.ts", import.meta.url).href;

test("no line is lost when the process ends at once, and all are in their order", async () => {
  const program = `
    import { createLog, logOutput } from "${room}";
    const log = createLog("info");
    log.info("one");
    logOutput().write('{"msg":"two"}\\n');
    log.info("three");
    process.exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--input-type=module",
    "--eval",
    program,
  ]);
  const lines = stdout.trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["one", "two", "three"]);
});
