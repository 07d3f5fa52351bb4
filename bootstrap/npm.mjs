import { spawn } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { constants } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { BootstrapError } from "./failure.mjs";

/**
 * Runs `npm ci` in a folder, development tools included, whatever NODE_ENV says. Its messages go to
 * standard error, so that a command's output stays its own.
 */
export async function npmCi(folder) {
  const { file, args } = findNpm();
  const { NODE_ENV: _, ...environment } = process.env;
  const install = ["ci", "--include=dev", "--include=optional", "--prefix", folder];
  const child = spawn(file, [...args, ...install, "--loglevel=error"], {
    cwd: folder,
    env: environment,
    stdio: ["ignore", 2, 2],
  });
  const stop = () => child.kill("SIGTERM");
  // Ctrl-C reaches npm through the process group; it must only not end us before it has ended.
  const wait = () => undefined;
  process.on("SIGINT", wait).on("SIGTERM", stop).on("SIGHUP", stop);
  try {
    const [code, signal] = await new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", (...result) => resolve(result));
    });
    if (signal)
      throw new BootstrapError("The install was interrupted.", 128 + constants.signals[signal]);
    if (code !== 0) {
      throw new BootstrapError(
        `npm ci failed in ${folder} (exit code ${code}); its messages stand above.`,
      );
    }
  } finally {
    process.off("SIGINT", wait).off("SIGTERM", stop).off("SIGHUP", stop);
  }
}

/** The npm that runs us, else the one that came with this Node, else the first of PATH. */
function findNpm() {
  const own = process.env.npm_execpath;
  const beside = join(dirname(process.execPath), "../lib/node_modules/npm/bin/npm-cli.js");
  const inPath = (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "npm"))
    .find((file) => existsSync(file));
  if (own && basename(own) === "npm-cli.js") return { file: process.execPath, args: [own] };
  if (existsSync(beside)) return { file: process.execPath, args: [beside] };
  if (!inPath)
    throw new BootstrapError("npm is needed to install the dependencies, and is not in PATH.");
  const real = realpathSync(inPath);
  return real.endsWith(".js") ? { file: process.execPath, args: [real] } : { file: real, args: [] };
}
