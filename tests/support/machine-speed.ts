import { spawn } from "node:child_process";
import { once } from "node:events";

const PAGE = 4096;
const FRESH_MIB = 64;
const MESSAGES = 2000;
const STEPS = 20_000_000;

/**
 * What says how quick a machine is at this hour, in words: one that reckons quickly may be slow to
 * give fresh memory or to wake a process, of both of which a browser needs much.
 */
export async function machineSpeed(): Promise<string> {
  const message = await microsecondsOfMessage();
  return `a sum of 20 million steps in ${Math.round(millisecondsOfSum())} ms, ${FRESH_MIB} MiB of fresh memory in ${Math.round(millisecondsOfMemory())} ms, a message to another process and back in ${Math.round(message)} µs`;
}

function millisecondsOfSum(): number {
  const began = performance.now();
  let sum = 0;
  for (let step = 0; step < STEPS; step += 1) sum = (sum + step * step) % 1_000_003;
  const taken = performance.now() - began;
  if (sum < 0) throw new Error("The sum is used, so that no compiler leaves it out.");
  return taken;
}

/** Each page is the system's to give when it is first written to. */
function millisecondsOfMemory(): number {
  const began = performance.now();
  const fresh = Buffer.allocUnsafeSlow(FRESH_MIB * 2 ** 20);
  for (let at = 0; at < fresh.length; at += PAGE) fresh[at] = 1;
  return performance.now() - began;
}

async function microsecondsOfMessage(): Promise<number> {
  const echo = spawn(process.execPath, ["-e", "process.stdin.pipe(process.stdout)"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const say = async () => {
    echo.stdin.write("a");
    await once(echo.stdout, "data");
  };
  await say();
  const began = performance.now();
  for (let said = 0; said < MESSAGES; said += 1) await say();
  const taken = performance.now() - began;
  echo.stdin.end();
  await once(echo, "exit");
  return (taken * 1000) / MESSAGES;
}
