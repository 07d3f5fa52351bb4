import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const DOCUMENT = "docs/specification-coverage.md";
const rows = readFileSync(DOCUMENT, "utf8").split("\n").flatMap(readRow);
const held = rows.flatMap(({ rule, places }) => places.map((place) => ({ rule, ...place })));

test("both documents are there, each from its head to its last section", () => {
  expect([...new Set(rows.map(({ section }) => section))]).toEqual(
    [1, 2].flatMap((document) =>
      ["head", ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((no) => `§${no}`)].map(
        (part) => `${document} ${part}`,
      ),
    ),
  );
});

test("every row names a test or a decision", () => {
  const bare = rows.filter(({ places }) => !places.some(({ file }) => HOLDS.test(file)));
  expect(bare.map(({ rule }) => rule)).toEqual([]);
});

test("every file stands where its row says", () => {
  expect(held.filter(({ file }) => !existsSync(file))).toEqual([]);
});

test("every title stands in its file", () => {
  const missing = held.filter(({ file }) => existsSync(file)).flatMap(missingTitles);
  expect(missing).toEqual([]);
});

describe("a title that stands in a file", () => {
  const source = 'test("a floor is told", run); test(`the query a6 shows a tab`, run);';

  test.each([
    ["a floor is told", true],
    ["the query … shows …", true],
    ["… is told", true],
    ["a floor", false],
    ["the query … tells …", false],
    ["…", false],
  ])("%j: %s", (title, stands) => {
    expect(standsIn(source, title)).toBe(stands);
  });
});

interface Place {
  readonly file: string;
  readonly titles: readonly string[];
}

const HOLDS = /(\.(test|spec)\.tsx?|^docs\/decisions\/\d{3}-.+\.md)$/;

/** A row of the table: its section, its rule, and the files that hold it with the titles in them. */
function readRow(line: string): { section: string; rule: string; places: Place[] }[] {
  const [, section, rule, holders] = /^\| ([12] \S+) \| (.+) \| (.+) \|$/.exec(line) ?? [];
  if (section === undefined || rule === undefined || holders === undefined) return [];
  // Split before each file; what follows it up to the next one are its titles.
  const places = holders.split(/(?=`[\w./-]+`)/).flatMap((part): Place[] => {
    const file = /^`([\w./-]+)`/.exec(part)?.[1];
    const titles = [...part.matchAll(/"([^"]+)"/g)].map(([, title]) => title ?? "");
    return file === undefined ? [] : [{ file, titles }];
  });
  return [{ section, rule, places }];
}

function missingTitles({ file, titles }: Place): string[] {
  const source = readFileSync(file, "utf8");
  return titles.filter((title) => !standsIn(source, title)).map((title) => `${file}: ${title}`);
}

/** Whether a title is one of the source's texts, … standing for whatever a case fills in. */
function standsIn(source: string, title: string): boolean {
  const pieces = title.split("…").map((piece) => piece.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  if (pieces.every((piece) => piece === "")) return false;
  return new RegExp(`["\`]${pieces.join("[^\\n]*?")}["\`]`).test(source);
}
