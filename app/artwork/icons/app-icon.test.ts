import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { svgFaults } from "#tests/fixtures/svg-faults.ts";
import { favicon } from "./app-icon.ts";

test("a tab shows the seal as it is drawn", () => {
  expect(svgFaults(favicon())).toEqual([]);
  expect(readFileSync("public/favicon.svg", "utf8")).toBe(favicon());
});
