import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { z } from "zod";

const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), "utf8");

// The registry serves other builds of 24 for macOS.
test("commands, image and CI run one version of Node", async () => {
  const { optionalDependencies } = z
    .object({ optionalDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await read("scripts/node/package.json")));
  const image = /^ARG NODE_IMAGE=node:([\d.]+)-/m.exec(await read("Dockerfile"))?.[1];
  const ci = [...(await read(".github/workflows/ci.yml")).matchAll(/node-version: "?([\d.]+)/g)];
  const versions = [
    ...Object.entries(optionalDependencies).flatMap(([name, version]) =>
      name.startsWith("node-linux") ? [version] : [],
    ),
    image,
    ...ci.map(([, version]) => version),
  ];
  expect(ci.length).toBeGreaterThan(0);
  expect(new Set(versions).size).toBe(1);
});
