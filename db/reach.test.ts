import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "./connect.ts";
import { reach } from "./reach.ts";

/** A PostgreSQL that lets nobody in: answers whatever comes with this error. */
async function refusingServer(code: string, message: string): Promise<number> {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.on("data", () => socket.end(Buffer.concat([Buffer.from("E"), length, fields])));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function refusal(role: string): Promise<string> {
  const port = await refusingServer("28P01", `password authentication failed for user "${role}"`);
  const url = `postgres://${role}:secret@127.0.0.1:${port}/almanac`;
  const connection = connect(url, { max: 1 });
  onTestFinished(() => connection.close());
  const error: unknown = await reach(connection.sql, url).catch((caught: unknown) => caught);
  return error instanceof Error ? error.message : "";
}

test.each([
  ["almanac_reader", "READER_PASSWORD"],
  ["almanac_keeper", "POSTGRES_PASSWORD"],
  ["somebody", "DATABASE_URL"],
])("a refused password of %s names %s, which the operator has set", async (role, variable) => {
  const message = await refusal(role);
  expect(message).toContain(`Correct ${variable}, or give the role that password`);
  expect(message).not.toContain("secret");
});

test("docker compose takes the passwords of its roles from the variables that are named", async () => {
  const compose = await readFile(new URL("../docker-compose.yml", import.meta.url), "utf8");
  expect(compose).toMatch(/postgres:\/\/almanac_keeper:\$\{POSTGRES_PASSWORD[:}]/);
  expect(compose).toMatch(/postgres:\/\/almanac_reader:\$\{READER_PASSWORD[:}]/);
});
