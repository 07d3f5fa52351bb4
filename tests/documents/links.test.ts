import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

test("every link of a document to a file of the project leads to one", async () => {
  const dead: string[] = [];
  for await (const file of glob("{*.md,docs/**/*.md,seeds/*.md}")) {
    const text = await readFile(file, "utf8");
    for (const [, target = ""] of text.matchAll(/\]\(([^)#\s]+)/g)) {
      if (/^[a-z]+:/.test(target) || existsSync(join(dirname(file), target))) continue;
      dead.push(`${file}: ${target}`);
    }
  }
  expect(dead).toEqual([]);
});

test("the decisions are numbered without holes, and each stands in their list", async () => {
  const files: string[] = [];
  for await (const file of glob("docs/decisions/0*.md")) files.push(basename(file));
  const list = await readFile("docs/decisions/README.md", "utf8");
  expect(files.toSorted().map((name) => Number(name.slice(0, 3)))).toEqual(
    files.map((_, place) => place + 1),
  );
  expect(files.filter((name) => !list.includes(`](${name})`))).toEqual([]);
});
