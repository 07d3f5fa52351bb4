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
const stamp = join(root, "build/.built-from");

/**
 * Builds the site when there is no build or it is of other sources, told by their content. The
 * stamp is removed before a build and written after it, so that half a build is none. Processes
 * that start at once take turns. Throws `BuildError`.
 */
export async function buildWhenStale(
  say: (line: string) => void,
  stopping: AbortSignal,
): Promise<void> {
  if ((await describeStale()) === undefined) return;
  const turn = await claim(join(root, ".data/building"), {
    onWait: (holder, attempt) => {
      stopping.throwIfAborted();
      if (attempt === 1) say(`Waiting for process ${holder}, which builds the site.`);
    },
  });
  try {
    const reason = await describeStale();
    if (reason === undefined) return;
    say(`Building the site, because ${reason}.`);
    await rm(stamp, { force: true });
    const print = await fingerprint();
    await build(stopping);
    await writeFile(stamp, print);
  } finally {
    turn.release();
  }
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

/** The tool's own report matters only when it fails. */
async function build(stopping: AbortSignal): Promise<void> {
  const tool = join(root, "node_modules/@react-router/dev/bin.cjs");
  const child = spawn(process.execPath, [tool, "build"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    signal: stopping,
  });
  const written: Buffer[] = [];
  child.stdout.on("data", (part: Buffer) => written.push(part));
  child.stderr.on("data", (part: Buffer) => written.push(part));
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  stopping.throwIfAborted();
  if (code === 0) return;
  const report = Buffer.concat(written).toString("utf8").trim();
  throw new BuildError(`The site could not be built (npm run build); its report:\n${report}`);
}
