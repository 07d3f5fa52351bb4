import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Gives a function that tells whether whoever asked for this process is gone. That is the parent;
 * under npm it may be only a shell, which outlives a killed npm, and then npm is looked at too.
 */
export function watchAncestors() {
  const parent = process.ppid;
  const shell = process.env.npm_execpath ? readProcess(parent) : undefined;
  const npm = shell && /^(ba|da)?sh$/.test(shell.name) ? shell.parent : undefined;
  return () =>
    process.ppid !== parent || (npm !== undefined && readProcess(parent)?.parent !== npm);
}

/** A process's name and parent, undefined when it is gone. */
function readProcess(pid) {
  if (process.platform !== "linux") return readByPs(pid);
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const end = stat.lastIndexOf(")");
    const [, parent] = stat.slice(end + 2).split(" ");
    return { name: stat.slice(stat.indexOf("(") + 1, end), parent: Number(parent) };
  } catch (error) {
    if (error.code === "ENOENT" || error.code === "ESRCH") return undefined;
    throw error;
  }
}

function readByPs(pid) {
  const { stdout } = spawnSync("ps", ["-o", "ppid=,comm=", "-p", String(pid)], {
    encoding: "utf8",
  });
  const [, parent, name] = /^\s*(\d+)\s+(?:.*\/)?-?(\S+)/.exec(stdout) ?? [];
  return parent === undefined ? undefined : { name, parent: Number(parent) };
}
