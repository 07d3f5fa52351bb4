import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const list = z.array(z.string());
const service = z.object({
  image: z.string(),
  build: z.unknown().optional(),
  user: z.string().optional(),
  read_only: z.boolean().optional(),
  cap_drop: list.optional(),
  cap_add: list.optional(),
  security_opt: list.optional(),
  pids_limit: z.number().optional(),
  mem_limit: z.string().optional(),
  logging: z.object({ options: z.record(z.string(), z.string()) }).optional(),
  networks: list,
  ports: list.optional(),
  environment: z.record(z.string(), z.string()).optional(),
});
const compose = z.object({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.object({ internal: z.boolean() })),
});

const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), "utf8");
const { services, networks } = compose.parse(
  parse(await read("docker-compose.yml"), { merge: true }),
);
const names = Object.keys(services);
const own = names.filter((name) => services[name]?.image.startsWith("lostword-almanac:"));
const inNetwork = (name: string) => names.filter((each) => services[each]?.networks.includes(name));

test.each(names)("%s has the least right and bounds", (name) => {
  expect(services[name]).toMatchObject({
    read_only: true,
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
    pids_limit: expect.any(Number),
    mem_limit: expect.stringMatching(/^\d+[mg]$/),
    logging: {
      options: { "max-size": expect.any(String), "max-file": expect.stringMatching(/^\d$/) },
    },
  });
  expect(services[name]?.cap_add).toBeUndefined();
});

test("one service builds the image, and all run the same one", async () => {
  expect(names.filter((name) => services[name]?.build !== undefined)).toEqual(["app"]);
  expect(new Set(own.map((name) => services[name]?.image)).size).toBe(1);
  expect(own).toHaveLength(3);
});

test("the image is tagged with the program's version", async () => {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await read("package.json")));
  expect(services.app?.image).toBe(`lostword-almanac:\${ALMANAC_VERSION:-${version}}`);
});

test("images of others are pinned by version and digest", async () => {
  const foreign = names.filter((name) => !own.includes(name));
  for (const name of foreign) {
    expect(services[name]?.image).toMatch(
      /^\$\{[A-Z]+_IMAGE:-[a-z]+:[\d.]+@sha256:[0-9a-f]{64}\}$/,
    );
  }
  expect(await read("Dockerfile")).toMatch(
    /^ARG NODE_IMAGE=node:[\d.]+-bookworm-slim@sha256:[0-9a-f]{64}$/m,
  );
});

test("the server reads with a role that is not the one that imports", () => {
  const roleOf = (name: string) =>
    /^postgres:\/\/(\w+):/.exec(services[name]?.environment?.DATABASE_URL ?? "")?.[1];
  expect(["app", "migrate", "import"].map(roleOf)).toEqual([
    "almanac_reader",
    "almanac_keeper",
    "almanac_keeper",
  ]);
});

test("only the proxy is reached from outside, and it reaches the server alone", () => {
  expect(names.filter((name) => services[name]?.ports !== undefined)).toEqual(["proxy"]);
  expect(services.proxy?.networks).toEqual(["default", "site"]);
  expect(inNetwork("site")).toEqual(["app", "proxy"]);
  expect(Object.values(networks).every(({ internal }) => internal)).toBe(true);
});

test("metrics are told to a network of their own", () => {
  expect(inNetwork("metrics")).toEqual(["app"]);
  expect(services.app?.environment).toMatchObject({
    METRICS_PORT: "9400",
    METRICS_NETWORK: expect.stringMatching(/_metrics$/),
  });
});
