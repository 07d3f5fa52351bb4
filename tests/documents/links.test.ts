import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const DOCUMENTS = "{*.md,{app,docs,seeds,tests}/**/*.md}";

test("every link of a document to a file of the project leads to one", async () => {
  const dead: string[] = [];
  for await (const file of glob(DOCUMENTS)) {
    const text = await readFile(file, "utf8");
    for (const [, target = ""] of text.matchAll(/\]\(([^)#\s]+)/g)) {
      if (/^[a-z]+:/.test(target) || existsSync(join(dirname(file), target))) continue;
      dead.push(`${file}: ${target}`);
    }
  }
  expect(dead).toEqual([]);
});

test("every path and every command of the project that a document names is there", async () => {
  const manifest: { scripts: object } = JSON.parse(await readFile("package.json", "utf8"));
  const dead: string[] = [];
  for await (const file of glob(DOCUMENTS)) {
    const text = await readFile(file, "utf8");
    const paths = text.matchAll(/`((?:app|db|deploy|docs|proxy|scripts|seeds|tests)\/[\w./-]+)`/g);
    for (const [, path = ""] of paths) {
      // Packages come with an installation, where a machine needs them.
      if (!existsSync(path) && !path.includes("node_modules")) dead.push(`${file}: ${path}`);
    }
    for (const [, name = ""] of text.matchAll(/npm run ([a-z-]+)/g)) {
      if (!(name in manifest.scripts)) dead.push(`${file}: npm run ${name}`);
    }
  }
  expect(dead).toEqual([]);
});

test("a decision has at most 200 words", async () => {
  const long: string[] = [];
  for await (const file of glob("docs/decisions/0*.md")) {
    const words = (await readFile(file, "utf8")).split(/\s+/).filter(Boolean).length;
    if (words > 200) long.push(`${file}: ${words}`);
  }
  expect(long).toEqual([]);
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
