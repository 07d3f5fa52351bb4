import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { watchAncestors } from "./ancestors.mjs";
import { BootstrapError } from "./failure.mjs";
import { root } from "./root.mjs";

const parentWatch = new URL("parent-watch.mjs", import.meta.url).href;
// From the first moment: who asked for us may be gone before the first step begins.
const isAbandoned = watchAncestors();

/**
 * Runs a step with that Node, its input and output ours, and gives its exit code, 128 + n for
 * signal n. Ctrl-C reaches the child through the process group; TERM and HUP are passed on. When
 * our own parent is gone (npm passes TERM only to its shell) the child is stopped, and when we are
 * gone it notices by itself.
 */
export async function relay(node, { script, args }, environment = {}) {
  const { NODE_ENV: _, ...inherited } = process.env;
  const path = [dirname(node), join(root, "node_modules/.bin"), process.env.PATH];
  const child = spawn(node, [`--import=${parentWatch}`, script, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...inherited, ...environment, PATH: path.join(delimiter) },
  });
  const watch = setInterval(() => {
    if (!isAbandoned()) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, 500);
  const wait = () => undefined;
  const pass = (signal) => child.kill(signal);
  process.on("SIGINT", wait).on("SIGTERM", pass).on("SIGHUP", pass);
  try {
    const [code, signal] = await new Promise((resolve, reject) => {
      child.once("error", (error) => {
        reject(new BootstrapError(`${node} cannot be run on this machine (${error.message}).`));
      });
      child.once("exit", (...result) => resolve(result));
    });
    return signal ? 128 + constants.signals[signal] : code;
  } finally {
    clearInterval(watch);
    process.off("SIGINT", wait).off("SIGTERM", pass).off("SIGHUP", pass);
  }
}
