import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeStale, stampInstalled } from "./dependencies.mjs";

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "almanac-"));
  writeManifest({ dependencies: { a: "1.0.0" } });
  writeFileSync(join(folder, "package-lock.json"), "{}");
});

afterEach(() => rmSync(folder, { recursive: true }));

test("a folder without node_modules is stale", () => {
  expect(describeStale(folder)).toBe("is missing");
});

test("an install that was cut short is stale", () => {
  mkdirSync(join(folder, "node_modules/a"), { recursive: true });
  expect(describeStale(folder)).toBe("was not installed to the end");
});

test.each([
  ["the lock file", () => writeFileSync(join(folder, "package-lock.json"), '{"a":2}')],
  ["a dependency", () => writeManifest({ dependencies: { a: "2.0.0" } })],
  ["an optional dependency", () => writeManifest({ optionalDependencies: { b: "1.0.0" } })],
])("an install is stale after a change of %s", (_, change) => {
  install();
  expect(describeStale(folder)).toBeUndefined();
  change();
  expect(describeStale(folder)).toBe("is of another version of the lock file");
});

test("a change of the scripts needs no new install", () => {
  install();
  writeManifest({ dependencies: { a: "1.0.0" }, scripts: { start: "node ." } });
  expect(describeStale(folder)).toBeUndefined();
});

function install() {
  mkdirSync(join(folder, "node_modules"));
  stampInstalled(folder);
}

function writeManifest(manifest) {
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
}
