import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { explainFailure } from "./failures.ts";
import { inTurn } from "./in-turn.mjs";
import { root } from "./root.ts";

/** The build did not come to its end; the message holds what it wrote. */
export class BuildError extends Error {
  override readonly name = "BuildError";
}

/** Everything that what is built depends on. */
const inputs = [
  "app",
  "db",
  "public",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];
const bundle = join(root, "build/server/index.js");
// Every build empties this folder first, so that what stands here is of the build beside it.
const stamp = join(root, "build/.built-from");

// `npm run build`: a build of the sources as they are, which `npm start` knows for one.
if (import.meta.main) {
  try {
    await build(process.argv.slice(2));
  } catch (error) {
    const { sentence, exitCode } = explainFailure(error);
    console.error(sentence);
    process.exitCode = exitCode;
  }
}

/** Builds the site when there is no build or it is of other sources. @throws {BuildError} */
export async function buildWhenStale(stopping: AbortSignal): Promise<void> {
  if (await isBuilt()) return;
  console.log("Building the site, because its sources have changed or it was never built.");
  await build([], { stopping, isQuiet: true });
}

/** What tests of the built site say first where it is of other sources; undefined where it is not. */
export async function staleBuildNotice(): Promise<string | undefined> {
  if (!existsSync(bundle) || (await isBuilt())) return undefined;
  return "The build is older than its sources: what is tested in it is tested as it was (npm run build).";
}

/**
 * Builds in turn with other processes that do. Only a plain build counts as one for `npm start`; the
 * stamp is written after it, so that half a build is none.
 */
async function build(
  args: readonly string[],
  { stopping, isQuiet = false }: { stopping?: AbortSignal; isQuiet?: boolean } = {},
): Promise<void> {
  await inTurn(join(root, ".data/build.lock"), console.log, async () => {
    if (isQuiet && (await isBuilt())) return;
    const isForStart = args.length === 0 && process.env.ALMANAC_GALLERY !== "1";
    const print = await fingerprint();
    if (isForStart) await rm(stamp, { force: true });
    await runTool(args, isQuiet, stopping);
    if (isForStart) await writeFile(stamp, print);
  });
}

/** The tool's own report matters only when it fails, but for who asked for the build. */
async function runTool(
  args: readonly string[],
  isQuiet: boolean,
  signal: AbortSignal | undefined,
): Promise<void> {
  const tool = join(root, "node_modules/.bin/react-router");
  const output = isQuiet ? "pipe" : "inherit";
  const child = spawn(process.execPath, [tool, "build", ...args], {
    cwd: root,
    stdio: ["ignore", output, output],
    ...(signal && { signal }),
  });
  const [written, complaints, [code]] = await Promise.all([
    child.stdout && text(child.stdout),
    child.stderr && text(child.stderr),
    once(child, "close"),
  ]);
  if (code === 0) return;
  const report = isQuiet ? `its report:\n${written}${complaints}` : "its report stands above.";
  throw new BuildError(`The site could not be built (npm run build); ${report}`);
}

async function isBuilt(): Promise<boolean> {
  if (!existsSync(bundle) || !existsSync(stamp)) return false;
  return (await readFile(stamp, "utf8")) === (await fingerprint());
}

/** By content: a checkout sets times as it likes. Tests are not built. */
async function fingerprint(): Promise<string> {
  const listed = await Promise.all(inputs.map((input) => listFiles(join(root, input))));
  const files = listed.flat().filter((file) => !/\.test\.tsx?$/.test(file));
  const hash = createHash("sha256");
  for (const file of files.sort()) {
    hash.update(`${relative(root, file)}\0`).update(await readFile(file));
  }
  return hash.digest("hex");
}

async function listFiles(path: string): Promise<string[]> {
  if (/\.\w+$/.test(path)) return existsSync(path) ? [path] : [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
}
