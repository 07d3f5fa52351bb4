import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), "utf8");

/** What compose takes over from the environment or `.env`. */
async function interpolated(): Promise<Set<string>> {
  const text = await read("docker-compose.yml");
  return new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name = ""]) => name));
}

test("every variable that docker compose takes is documented", async () => {
  const example = await read(".env.example");
  const documented = new Set([...example.matchAll(/^#(\w+)=/gm)].map(([, name = ""]) => name));
  expect([...(await interpolated())].filter((name) => !documented.has(name))).toEqual([]);
});

test("what the runbook and the proxy tell to change reaches the server of docker compose", async () => {
  expect([...(await interpolated())]).toEqual(
    expect.arrayContaining(["HELD_ANSWERS_MB", "LOG_LEVEL", "ORIGIN", "TRUST_PROXY"]),
  );
});
