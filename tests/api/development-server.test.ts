import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/fixtures/database.ts";
import { freePort } from "#tests/fixtures/raw-connection.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const database = testDatabase();

test("the development server reads the variables that are documented for it", async () => {
  const port = await freePort();
  const child = spawn(process.execPath, ["scripts/dev.ts"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      HOST: "127.0.0.2",
      PORT: String(port),
      ORIGIN: "https://almanac.example",
      ALMANAC_NOW: "2031-05-06T09:00:00Z",
      LOG_LEVEL: "debug",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const ended = once(child, "exit");
  try {
    const address = `http://127.0.0.2:${port}`;
    await expect.poll(() => output, { timeout: 60_000 }).toContain(address);
    const answer = await fetch(address);
    expect(answer.status, output).toBe(200);
    const page = await answer.text();
    expect(page).toContain('href="https://almanac.example/"');
    expect(page).toContain("2031-05-0");
  } finally {
    child.kill("SIGTERM");
  }
  expect((await ended)[0]).toBe(0);
});
