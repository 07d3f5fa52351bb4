import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { claim } from "#db/embedded/claim.mjs";
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
// Every build empties this folder first, so that what stands here is of the build beside it.
const stamp = join(root, "build/.built-from");

type Say = (line: string) => void;

/**
 * Builds the site when there is no build or it is of other sources, told by their content.
 * Processes that start at once take turns. Throws `BuildError`.
 */
export async function buildWhenStale(say: Say, stopping: AbortSignal): Promise<void> {
  if ((await describeStale()) === undefined) return;
  await inTurn(say, stopping, async () => {
    const reason = await describeStale();
    if (reason === undefined) return;
    say(`Building the site, because ${reason}.`);
    await markedByItsSources(() => build(stopping));
  });
}

/**
 * Builds the site, whatever there is, and shows the tool's own report. One that is built in another
 * way than for `npm start` does not count there. Throws `BuildError`.
 */
export async function buildAnew(
  args: readonly string[],
  say: Say,
  stopping: AbortSignal,
): Promise<void> {
  const isForStart = args.length === 0 && process.env.ALMANAC_GALLERY !== "1";
  const make = () => build(stopping, { args, isShown: true });
  await inTurn(say, stopping, () => (isForStart ? markedByItsSources(make) : make()));
}

async function inTurn(say: Say, stopping: AbortSignal, work: () => Promise<void>): Promise<void> {
  const turn = await claim(join(root, ".data/building"), {
    onWait: (holder, attempt) => {
      stopping.throwIfAborted();
      if (attempt === 1) say(`Waiting for process ${holder}, which builds the site.`);
    },
  });
  try {
    await work();
  } finally {
    turn.release();
  }
}

/** The stamp is removed before a build and written after it, so that half a build is none. */
async function markedByItsSources(make: () => Promise<void>): Promise<void> {
  await rm(stamp, { force: true });
  const print = await fingerprint();
  await make();
  await writeFile(stamp, print);
}

async function describeStale(): Promise<string | undefined> {
  if (!existsSync(join(root, "build/server/index.js")) || !existsSync(stamp)) {
    return "it has not been built yet";
  }
  const built = await readFile(stamp, "utf8");
  return built === (await fingerprint()) ? undefined : "its sources have changed";
}

async function fingerprint(): Promise<string> {
  const listed = await Promise.all(inputs.map((input) => listFiles(join(root, input))));
  const files = listed.flat().filter((file) => !/\.test\.tsx?$/.test(file));
  const hash = createHash("sha256");
  for (const file of files.sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(await readFile(file))
      .update("\0");
  }
  return hash.digest("hex");
}

async function listFiles(path: string): Promise<string[]> {
  if (/\.\w+$/.test(path)) return existsSync(path) ? [path] : [];
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
}

/** The tool's own report matters only when it fails, but for who asked to see it. */
async function build(
  stopping: AbortSignal,
  { args = [], isShown = false }: { args?: readonly string[]; isShown?: boolean } = {},
): Promise<void> {
  const tool = join(root, "node_modules/@react-router/dev/bin.cjs");
  const output = isShown ? "inherit" : "pipe";
  const child = spawn(process.execPath, [tool, "build", ...args], {
    cwd: root,
    stdio: ["ignore", output, output],
    signal: stopping,
  });
  const written: Buffer[] = [];
  child.stdout?.on("data", (part: Buffer) => written.push(part));
  child.stderr?.on("data", (part: Buffer) => written.push(part));
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  stopping.throwIfAborted();
  if (code === 0) return;
  if (isShown) throw new BuildError("The site could not be built; its report stands above.");
  const report = Buffer.concat(written).toString("utf8").trim();
  throw new BuildError(`The site could not be built (npm run build); its report:\n${report}`);
}
