// The entry of every `npm run …`: plain JavaScript for any Node from 20 on. It provides Node 24
// and the dependencies, then starts the command.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { InstallError, prepareDependencies, prepareNode } from "./install.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Each command: the programs it runs, one after the other until one fails; the last takes the arguments. */
const commands = {
  start: [["scripts/start.ts"]],
  dev: [["scripts/dev.ts"]],
  build: [["scripts/build.ts"]],
  test: [["scripts/test.ts"]],
  db: [["db/cli/main.ts"]],
  check: [
    ["react-router", "typegen"],
    ["tsc"],
    ["biome", "check", "--error-on-warnings"],
    ["knip"],
  ],
  format: [["biome", "check", "--write"]],
  unit: [["vitest", "run", "--project", "unit"]],
  integration: [["vitest", "run", "--project", "integration"]],
  browser: [["playwright", "test"]],
  bench: [["tests/bench/main.ts"]],
  migration: [["drizzle-kit", "generate"]],
  artwork: [["scripts/artwork-sheets.ts"]],
  pictures: [["scripts/page-pictures.ts"]],
};

/** The running program; there is one at a time. */
let child;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => child?.kill(signal));
}

const [name, ...args] = process.argv.slice(2);
process.exitCode = await main();

async function main() {
  const programs = Object.hasOwn(commands, name ?? "") ? commands[name] : undefined;
  if (!programs) {
    console.error(`Usage: npm run <${Object.keys(commands).join("|")}> [-- arguments]`);
    return 2;
  }
  try {
    const node = await prepareNode(root, run);
    await prepareDependencies(root, run);
    for (const program of programs) {
      const code = await runProgram(node, program, program === programs.at(-1) ? args : []);
      if (code !== 0) return code;
    }
    return 0;
  } catch (error) {
    if (!(error instanceof InstallError)) throw error;
    console.error(error.message);
    return error.exitCode;
  }
}

/** A script of ours, or a package's program: its link among the binaries leads to a script, too. */
function runProgram(node, [file, ...own], given) {
  const script = file.includes("/") ? file : join("node_modules/.bin", file);
  const { NODE_ENV: _, ...env } = process.env;
  // Set before Node starts: React chooses its build while it is loaded.
  if (name === "start") env.NODE_ENV = "production";
  env.PATH = [dirname(node), join(root, "node_modules/.bin"), env.PATH].join(delimiter);
  return run(node, [join(root, script), ...own, ...given], { env });
}

/** Runs a child with our input and output and gives its exit code, 128 + n when signal n ended it. */
function run(file, parameters, options) {
  child = spawn(file, parameters, { cwd: root, stdio: "inherit", ...options });
  return new Promise((resolve, reject) => {
    child.once("error", ({ message }) => {
      reject(new InstallError(`${file} cannot be run on this machine (${message}).`));
    });
    child.once("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
