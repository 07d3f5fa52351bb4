import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), "utf8");

/** What compose takes over from the environment or `.env`; its own variables are not set by anybody. */
async function interpolated(): Promise<string[]> {
  const text = await read("docker-compose.yml");
  const names = [...text.matchAll(/\$\{(\w+)/g)].map(([, name = ""]) => name);
  return [...new Set(names)].filter((name) => !name.startsWith("COMPOSE_"));
}

test("every variable that docker compose takes is documented", async () => {
  const example = await read(".env.example");
  const documented = new Set([...example.matchAll(/^#(\w+)=/gm)].map(([, name = ""]) => name));
  expect((await interpolated()).filter((name) => !documented.has(name))).toEqual([]);
});

test("what the runbook and the proxy tell to change reaches the server of docker compose", async () => {
  expect(await interpolated()).toEqual(
    expect.arrayContaining(["RESPONSE_CACHE_MB", "LOG_LEVEL", "ORIGIN", "TRUST_PROXY"]),
  );
});
