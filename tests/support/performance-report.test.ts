import { expect, test } from "vitest";
import { mergeSections, readSections, tableOf, writeSections } from "./performance-report.ts";

const met = { what: "/: HTML", figure: "10.3 kB", bound: "at most 40 kB", holds: true };
const missed = { what: "/: CSS", figure: "26 kB", bound: "at most 25 kB", holds: false };
const other = { what: "/menu: CSS", figure: "9 kB", bound: "at most 25 kB", holds: true };

test("a list has a row for each finding with its bound, and marks what is missed", () => {
  expect(tableOf([met, missed], "list").split("\n")).toEqual([
    "| figure | measured | to reach |",
    "| --- | --- | --- |",
    "| /: HTML | 10.3 kB | at most 40 kB |",
    "| /: CSS | **26 kB (missed)** | at most 25 kB |",
  ]);
});

test("a grid has a row and a column for each name, and a gap where nothing was measured", () => {
  expect(tableOf([met, missed, other], "grid").split("\n")).toEqual([
    "|  | HTML | CSS |",
    "| --- | --- | --- |",
    "| / | 10.3 kB | **26 kB (missed)** |",
    "| /menu |  | 9 kB |",
  ]);
});

test("a document is read as it was written", () => {
  const sections = [
    { name: "pages", text: "Measured today.\n\n| a |\n| --- |" },
    { name: "rolls", text: "Measured before." },
  ];
  expect(readSections(writeSections("# Performance", sections))).toEqual(sections);
});

test("what is measured again takes its old place, what is new comes last", () => {
  const old = [
    { name: "pages", text: "old" },
    { name: "rolls", text: "kept" },
  ];
  const measured = [
    { name: "start", text: "new" },
    { name: "pages", text: "again" },
  ];
  expect(mergeSections(old, measured)).toEqual([
    { name: "pages", text: "again" },
    { name: "rolls", text: "kept" },
    { name: "start", text: "new" },
  ]);
});
