import { mkdirSync, rmdirSync, statSync, utimesSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const beatMs = 2_000;
const deadAfterMs = 15_000;

/**
 * Does the work while no other process does it: two that start at once must not install or build in
 * the same folder. The lock is a folder whose time is kept fresh, so that of a killed process ends
 * by itself, whatever has its number by now.
 */
export async function inTurn(lock, say, work) {
  mkdirSync(dirname(lock), { recursive: true });
  for (let waits = 0; !take(lock); waits += 1) {
    if (waits === 0) say("Waiting for another process, which does the same in this folder.");
    await wait(300);
  }
  const beat = setInterval(() => utimesSync(lock, new Date(), new Date()), beatMs);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmdirSync(lock);
  }
}

function take(lock) {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  const changed = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (changed > 0 && Date.now() - changed > deadAfterMs) rmdirSync(lock);
  return false;
}
