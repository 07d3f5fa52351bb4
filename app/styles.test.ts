import { glob, readFile } from "node:fs/promises";
import { compile } from "tailwindcss";
import { expect, test } from "vitest";

const APP = new URL("./", import.meta.url);

/** A sheet of the project, without its comments. */
async function sheet(name: string): Promise<string> {
  const css = await readFile(new URL(name, APP), "utf8");
  return css.replaceAll(/\/\*.*?\*\//gs, "");
}

const sheets = await Array.fromAsync(glob("**/*.css", { cwd: import.meta.dirname }));

test("no class of ours is a utility of Tailwind, which would have the last word", async () => {
  const ours = new Set<string>();
  for (const name of sheets) {
    const selectors = (await sheet(name)).replaceAll(/@import[^;]*;/g, "");
    for (const [, found = ""] of selectors.matchAll(/\.(-?[a-z_][\w-]*)/gi)) ours.add(found);
  }
  const tokens = await readFile(new URL("layout/styles/tokens.css", APP), "utf8");
  const { build } = await compile(`${tokens} @tailwind utilities;`);
  const utilities = build([...ours]).matchAll(/^\s*\.([\w-]+)/gm);
  expect(Array.from(utilities, ([, name]) => name).filter((name) => ours.has(name ?? ""))).toEqual(
    [],
  );
});

test("all styles come through app.css, which the root loads", async () => {
  const imported = (await sheet("app.css")).matchAll(/@import "\.\/([^"]+)"/g);
  const reached = ["app.css", ...Array.from(imported, ([, name]) => name), ...BESIDE];
  expect(reached.toSorted()).toEqual(sheets.toSorted());
  const modules = await Array.fromAsync(glob("**/*.{ts,tsx}", { cwd: import.meta.dirname }));
  const texts = await Promise.all(modules.map((name) => readFile(new URL(name, APP), "utf8")));
  const loading = modules.filter((_, index) => /^import .*\.css";/m.test(texts[index] ?? ""));
  expect(loading.toSorted()).toEqual(["root.tsx"]);
});

/** The Japanese faces are fetched by their address, later. */
const BESIDE = ["layout/japanese/japanese-fonts.css"];
