// docs/architecture.md against the tree: its map of the layers, and the paths that it names.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob, normalize } from "node:path";
import { expect, test } from "vitest";

const text = readFileSync("docs/architecture.md", "utf8");
/** The paths at the beginning of the map's lines, as globs, the highest layer first. */
const floors = (text.split("```")[1] ?? "")
  .split("\n")
  .flatMap((line) => /^(?:app|db|scripts)\/\S*/.exec(line) ?? [])
  .map((path) => path.replace(/<\w+>\/$/, ""))
  .map((path) => (path.endsWith("/") ? `${path}**` : path));
const known = new Map<string, number>();
const files = globSync(["app/**/*.{ts,tsx}", "db/**/*.{ts,mts,mjs}"]).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

/** Named in the text below the map. */
const SEAMS = ["app/root.tsx -> app/server/development-answer.ts"];

test("every floor has files, and every file of app and db a floor", () => {
  expect(floors.length).toBeGreaterThan(20);
  expect(floors.filter((floor) => globSync(floor).length === 0)).toEqual([]);
  expect(files.filter((file) => floorOf(file) < 0)).toEqual([]);
});

test("an import points to its own floor or down", () => {
  const up = files.flatMap((file) =>
    importsOf(file)
      .filter((other) => floorOf(other) >= 0 && floorOf(other) < floorOf(file))
      .map((other) => `${file} -> ${other}`),
  );
  expect(up).toEqual(SEAMS);
});

test("every room that the document names is there", () => {
  const named = [...text.matchAll(/`((?:app|db|docs|seeds|tests)\/[^`\s]+)`/g)];
  const rooms = named.map(([, path = ""]) => path.replace(/<.*$/, ""));
  expect(rooms.length).toBeGreaterThan(30);
  expect(rooms.filter((path) => !existsSync(path))).toEqual([]);
});

/** Index of its layer, from the top; -1 for a file without one. */
function floorOf(file: string): number {
  const floor = known.get(file) ?? floors.findIndex((glob) => matchesGlob(file, glob));
  known.set(file, floor);
  return floor;
}

/** The files of ours that this one imports, as paths from the top. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const named = [...source.matchAll(/(?:from|import)\s*\(?\s*"([#.][^"?]+)/g)];
  return named.map(([, path = ""]) =>
    path.startsWith("#") ? path.slice(1) : normalize(join(dirname(file), path)),
  );
}
