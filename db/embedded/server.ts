import { spawn } from "node:child_process";
import { closeSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Account } from "./account.ts";
import { type Address, addressSettings } from "./address.ts";
import type { Binaries } from "./binaries.ts";
import type { Files } from "./files.ts";
import { describeFailure, openLog } from "./log.ts";
import { findPostmaster, isInUse, type Postmaster, waitUntil } from "./postmaster.ts";

/** For one small site on one machine; everything that keeps data safe stays as it is. */
const settings = [
  "max_connections=50",
  "shared_buffers=64MB",
  "wal_level=minimal",
  "max_wal_senders=0",
  "max_wal_size=256MB",
  "jit=off",
  "timezone=UTC",
  "log_timezone=UTC",
  "logging_collector=off",
  "log_checkpoints=off",
];

/** Recovery after a crash reads the write-ahead log since the last checkpoint. */
const startPatience = 120_000;
/** So long the last processes of a killed server may take to notice that it is gone. */
const leavePatience = 10_000;

/**
 * Starts PostgreSQL in a session of its own, so that Ctrl-C reaches us and not it: we stop it when
 * the last answer is out. Resolves when it accepts connections.
 */
export async function launch(
  files: Files,
  binaries: Binaries,
  account: Account,
  address: Address,
): Promise<Postmaster> {
  if (await waitUntil(() => !isInUse(files.data), leavePatience)) {
    // Nothing runs there, so what the lock files say is of a process that is gone, or that is not
    // PostgreSQL's. It would believe them: a killed process nobody has waited for still has its number.
    rmSync(join(files.data, "postmaster.pid"), { force: true });
    for (const name of readdirSync(files.socket)) rmSync(join(files.socket, name), { force: true });
  }
  const log = openLog(files);
  const { file, args, options } = account.command(binaries.postgres, [
    "-D",
    files.data,
    ...[...settings, ...addressSettings(address)].flatMap((setting) => ["-c", setting]),
  ]);
  const child = spawn(file, args, {
    ...options,
    detached: true,
    stdio: ["ignore", log.descriptor, log.descriptor],
    env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
  });
  closeSync(log.descriptor);
  let fail: () => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = () =>
      reject(describeFailure("The embedded PostgreSQL did not start", log.readNew(), files));
  });
  child.once("error", fail);
  child.once("exit", fail);
  child.unref();
  const ready = waitUntil(
    () => findPostmaster(files.data)?.isReady === true || child.exitCode !== null,
    startPatience,
  );
  await Promise.race([ready, failed]);
  // From here on an exit is a stop, which is looked after elsewhere; the log may be gone by then.
  child.off("exit", fail);
  const postmaster = findPostmaster(files.data);
  if (postmaster?.isReady) return postmaster;
  throw describeFailure("The embedded PostgreSQL did not start", log.readNew(), files);
}
