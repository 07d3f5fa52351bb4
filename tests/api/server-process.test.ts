import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/fixtures/database.ts";

const main = fileURLToPath(new URL("../../app/server/main.ts", import.meta.url));
const database = testDatabase();

/** The server as a process; `ended` gives its exit code and what it said to a person. */
function start(variables: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { log: "", error: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output.log += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output.error += text;
  });
  const ended = once(child, "close").then(([code]) => ({ code, error: output.error }));
  const listening = async () => {
    await expect.poll(() => output.log, { timeout: 30_000 }).toContain("Listening.");
    return /"url":"([^"]+)"/.exec(output.log)?.[1] ?? "";
  };
  return { child, output, ended, listening };
}

test.each(["SIGTERM", "SIGINT"] as const)("%s stops it in order", async (signal) => {
  const { child, output, ended, listening } = start({ DATABASE_URL: database.url });
  const url = await listening();
  // A connection that is kept alive must not keep the process.
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  child.kill(signal);
  expect(await ended).toEqual({ code: 0, error: "" });
  expect(output.log).toContain("Stopped.");
});

test("a port in use is said in one sentence", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const address = holder.address();
  const port = typeof address === "object" && address ? String(address.port) : "";
  const { code, error } = await start({ DATABASE_URL: database.url, PORT: port }).ended;
  holder.close();
  expect(code).toBe(1);
  expect(error).toBe(
    `Port ${port} on 127.0.0.1 is in use by another program; stop that one or set PORT to a free port.\n`,
  );
});

test("a database that is not there ends it with 3, without telling the password", async () => {
  const { code, error } = await start({
    DATABASE_URL: "postgres://user:secret-word@127.0.0.1:1/almanac",
  }).ended;
  expect(code).toBe(3);
  expect(error).toMatch(
    /^The database at 127\.0\.0\.1:1\/almanac cannot be reached: .*\. Start it, or correct DATABASE_URL\.\n$/,
  );
  expect(error).not.toContain("secret-word");
});

test("a database that nobody migrated is told by the log, with what to do", async () => {
  const { sql } = database.connection;
  await sql`create database nobody_migrated`;
  const url = new URL(database.url);
  url.pathname = "/nobody_migrated";
  const { child, output, ended, listening } = start({ DATABASE_URL: url.href });
  try {
    const site = await listening();
    expect(output.log).toContain("The database lacks migrations; run ");
    expect((await fetch(`${site}/readyz`)).status).toBe(503);
  } finally {
    child.kill("SIGTERM");
    await ended;
    await sql`drop database nobody_migrated with (force)`;
  }
});

test("a wrong variable is named", async () => {
  const { code, error } = await start({ DATABASE_URL: database.url, LOG_LEVEL: "loud" }).ended;
  expect([code, error]).toEqual([
    1,
    expect.stringMatching(/^[^\n]*LOG_LEVEL must be one of[^\n]*\n$/),
  ]);
});
