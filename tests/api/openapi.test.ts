import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import openapiTS, { type OpenAPI3 } from "openapi-typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importPack } from "#db/pack/import.ts";
import { prayer } from "#db/pack/schema/prayers.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { freePort } from "#tests/fixtures/raw-connection.ts";
import { startSite } from "#tests/fixtures/running-site.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";

const run = promisify(execFile);
const database = testDatabase();
let site: Awaited<ReturnType<typeof startSite>>;
let origin: string;
let document: OpenAPI3 & Described;

beforeAll(async () => {
  const { info, records } = smallPack();
  const permanent = (["standard", "ritual"] as const).map((type) =>
    prayer.parse({ id: `${type}-prayer`, name: type, types: [type], permanent: true }),
  );
  const prayers = [...records["prayers.json"], ...permanent];
  const pack = { info, records: { ...records, "prayers.json": prayers } };
  await importPack(database.connection, pack, { now: Date.now() });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  site = await startSite(database.url, { PORT: String(port), ORIGIN: origin });
  document = await (await fetch(`${origin}/api/openapi.json`)).json();
});
afterAll(() => site.stop());

test("the document keeps the recommended rules of a linter", async () => {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    config: await createConfig({ extends: ["recommended"] }),
  });
  // A server that is tried at home is no mistake of the document.
  const own = problems.filter(({ ruleId }) => ruleId !== "no-server-example.com");
  expect(
    own.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([]);
});

/** As much of the document as says how a call is asked. */
interface Described {
  readonly paths: Readonly<Record<string, { get?: Operation; post?: Operation }>>;
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly example?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { example: unknown }>> };
  readonly responses: { readonly 200: { readonly content: Readonly<Record<string, unknown>> } };
}

/** A program that asks all that the document describes, with its examples. */
function programOf({ paths }: Described): string {
  return [
    'import createClient from "openapi-fetch";',
    'import type { paths } from "./schema.ts";',
    `const client = createClient<paths>({ baseUrl: ${JSON.stringify(origin)} });`,
    "async function dataOf(path: string, asked: Promise<{ data?: unknown; response: Response }>) {",
    "  const { data, response } = await asked;",
    '  console.log(path, response.status, data === undefined ? "nothing" : "data");',
    "}",
    "// @ts-expect-error: no call has this path",
    'void client.GET("/api/nothing").catch(() => undefined);',
    ...Object.entries(paths).map(([path, { get, post }]) => {
      const { content } = post?.requestBody ?? {};
      const asked = content
        ? `client.POST("${path}", { body: ${JSON.stringify(content["application/json"]?.example)} })`
        : `client.GET("${path}", ${optionsOf(get)})`;
      return `await dataOf("${path}", ${asked});`;
    }),
  ].join("\n");
}

function optionsOf(get: Operation | undefined): string {
  const given = (get?.parameters ?? []).flatMap(({ name, example }) =>
    example === undefined ? [] : [[name, example]],
  );
  return JSON.stringify({
    ...(given.length > 0 && { params: { query: Object.fromEntries(given) } }),
    ...(get?.responses[200].content["application/json"] === undefined && { parseAs: "text" }),
  });
}

test("a client made from the document compiles, and every call answers it", async () => {
  const folder = await mkdtemp(join(resolve(".data"), "client-"));
  try {
    await writeFile(join(folder, "schema.ts"), await openapiTS(document));
    await writeFile(join(folder, "program.ts"), programOf(document));
    await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    await writeFile(
      join(folder, "tsconfig.json"),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          module: "esnext",
          moduleResolution: "bundler",
          target: "es2024",
          lib: ["es2024", "dom"],
          types: ["node"],
          allowImportingTsExtensions: true,
          skipLibCheck: true,
        },
        include: ["*.ts"],
      }),
    );
    await run("npx", ["tsc", "-p", folder]);
    const { stdout } = await run(process.execPath, [join(folder, "program.ts")]);
    const lines = stdout.trim().split("\n");
    expect(lines.filter((line) => !line.endsWith(" 200 data"))).toEqual([]);
    expect(lines).toHaveLength(Object.keys(document.paths ?? {}).length);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 120_000);
