import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { claim } from "../db/embedded/claim.mjs";
import { BootstrapError } from "./failure.mjs";
import { npmCi } from "./npm.mjs";
import { root } from "./root.mjs";

const stampName = ".installed-from";

/** Installs exactly what package-lock.json says when node_modules is missing or of another lock. */
export function prepareDependencies() {
  return installWhenStale(root, "the dependencies");
}

/**
 * Runs `npm ci` in a folder with a lock file, unless its node_modules carries the stamp of just
 * this lock. npm empties the folder first and the stamp is written last, so that an install that
 * was cut short counts as stale. Processes that start at once take turns.
 */
export async function installWhenStale(folder, what) {
  if (describeStale(folder) === undefined) return;
  const turn = await takeTurn();
  try {
    const reason = describeStale(folder);
    if (reason === undefined) return;
    const place = relative(process.cwd(), join(folder, "node_modules"));
    console.error(
      `Installing ${what} as package-lock.json says (npm ci), because ${place} ${reason}.`,
    );
    await npmCi(folder);
    stampInstalled(folder);
  } catch (error) {
    throw explain(error, folder);
  } finally {
    turn.release();
  }
}

/** Why the folder's node_modules cannot be used, undefined when it can. */
export function describeStale(folder) {
  const modules = join(folder, "node_modules");
  if (!existsSync(modules)) return "is missing";
  const stamp = join(modules, stampName);
  if (!existsSync(stamp)) return "was not installed to the end";
  return readFileSync(stamp, "utf8") === wantedStamp(folder)
    ? undefined
    : "is of another version of the lock file";
}

/** Marks the folder's node_modules as installed from just this lock. */
export function stampInstalled(folder) {
  writeFileSync(join(folder, "node_modules", stampName), wantedStamp(folder));
}

/** Of package.json only what an install depends on counts: a new script needs no new install. */
function wantedStamp(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
  return createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .update(JSON.stringify({ dependencies, devDependencies, optionalDependencies, overrides }))
    .update(`${process.platform} ${process.arch}`)
    .digest("hex");
}

async function takeTurn() {
  const folder = join(root, ".data", "installing");
  try {
    return await claim(folder, {
      onWait: (holder, attempt) => {
        if (attempt !== 1) return;
        console.error(`Waiting for process ${holder}, which installs the dependencies.`);
      },
    });
  } catch (error) {
    throw explain(error, folder);
  }
}

const reasons = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
};

function explain(error, folder) {
  const reason = reasons[error.code];
  if (reason === undefined) return error;
  return new BootstrapError(`The dependencies cannot be installed in ${folder}: ${reason}.`);
}
