// Plain JavaScript, because the bootstrap uses it on a Node that cannot read TypeScript yet.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Claims a folder's resource for this process. A claim is an empty file whose name tells who holds
 * it; every process has its own name, so the claim of a dead process can be removed by anybody
 * without a race. Two processes that claim at once see each other, step back and try again.
 */
export async function claim(folder, { onWait } = {}) {
  mkdirSync(folder, { recursive: true });
  const own = join(folder, claimName(process.pid, identify(process.pid)));
  for (let attempt = 1; ; attempt += 1) {
    const isNew = createClaim(own);
    const holder = isNew ? otherHolder(folder, own) : process.pid;
    if (holder === undefined) return { release: () => rmSync(own, { force: true }) };
    if (isNew) rmSync(own, { force: true });
    if (onWait) onWait(holder, attempt);
    else if (attempt >= 6 || !isNew) return { holder };
    await wait(onWait ? 200 + Math.random() * 200 : 10 + Math.random() * 60);
  }
}

/**
 * What tells a process from a later one with the same number: the boot and the moment it started.
 * Undefined for a process that is gone, "?" for one that runs but cannot be looked at.
 */
export function identify(pid) {
  if (!isAlive(pid)) return undefined;
  const identity = process.platform === "linux" ? identifyByProc(pid) : identifyByPs(pid);
  return identity === "dead" ? undefined : (identity ?? "?");
}

function createClaim(file) {
  try {
    writeFileSync(file, "", { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

function otherHolder(folder, own) {
  for (const name of listClaims(folder)) {
    const file = join(folder, name);
    const [, digits] = /^(\d+)-/.exec(name) ?? [];
    if (file === own || digits === undefined) continue;
    const pid = Number(digits);
    const identity = identify(pid);
    if (identity === "?" || (identity && name === claimName(pid, identity))) return pid;
    rmSync(file, { force: true });
  }
  return undefined;
}

function listClaims(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error.code === "ENOENT") return [];
    throw error;
  }
}

function claimName(pid, identity) {
  return `${pid}-${createHash("sha256").update(identity).digest("hex").slice(0, 16)}`;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function identifyByProc(pid) {
  const stat = readIfThere(`/proc/${pid}/stat`);
  // The command's name stands in brackets and may hold spaces; the fields are counted behind it.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (!fields) return undefined;
  if (fields[0] === "Z" || fields[0] === "X") return "dead";
  return `${readIfThere("/proc/sys/kernel/random/boot_id")?.trim()} ${fields[19]}`;
}

function identifyByPs(pid) {
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch (error) {
    // ps leaves with 1 for a process that ended meanwhile.
    if (error.status === 1) return "dead";
    throw error;
  }
}

function readIfThere(file) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (["ENOENT", "ESRCH", "EACCES", "EPERM"].includes(error.code)) return undefined;
    throw error;
  }
}
