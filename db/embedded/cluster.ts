import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Account } from "./account.ts";
import { superuser } from "./address.ts";
import type { Binaries } from "./binaries.ts";
import type { Files } from "./files.ts";
import { describeFailure, openLog } from "./log.ts";

/**
 * Makes the data folder where there is none, and gives everything to the account PostgreSQL runs
 * as. A new cluster is made aside and renamed when it is whole, so that a kill leaves no half one.
 */
export async function prepareCluster(
  files: Files,
  binaries: Binaries,
  account: Account,
): Promise<void> {
  chmodSync(files.home, 0o711);
  makeOwned(files.socket, account);
  if (existsSync(files.data)) return takeOver(files, account);
  for (const name of readdirSync(files.home)) {
    if (name.startsWith("data.new")) rmSync(join(files.home, name), { recursive: true });
  }
  const password = randomBytes(24).toString("hex");
  writeFileSync(files.password, password, { mode: 0o600 });
  await createCluster(files, binaries, account, password);
}

export function readPassword({ password }: Files): string {
  return existsSync(password) ? readFileSync(password, "utf8").trim() : "";
}

async function createCluster(
  files: Files,
  binaries: Binaries,
  account: Account,
  password: string,
): Promise<void> {
  const fresh = `${files.data}.new`;
  const passwordFile = join(files.home, "data.new.password");
  makeOwned(fresh, account);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(passwordFile, account);
  const log = openLog(files);
  const { file, args, options } = account.command(binaries.initdb, [
    `--pgdata=${fresh}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    "--auth-local=trust",
    "--auth-host=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
  ]);
  const child = spawn(file, args, {
    ...options,
    stdio: ["ignore", log.descriptor, log.descriptor],
    env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
  });
  closeSync(log.descriptor);
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
  if (code !== 0) {
    throw describeFailure("The embedded database cannot be created", log.readNew(), files);
  }
  rmSync(passwordFile);
  renameSync(fresh, files.data);
}

function takeOver({ data }: Files, account: Account): void {
  if (account.owner && statSync(data).uid !== account.owner.uid) giveTreeTo(data, account);
}

function makeOwned(folder: string, account: Account): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveTo(folder, account);
}

function giveTo(path: string, { owner }: Account): void {
  if (owner) chownSync(path, owner.uid, owner.gid);
}

function giveTreeTo(folder: string, { owner }: Account): void {
  if (!owner) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    lchownSync(join(folder, entry), owner.uid, owner.gid);
  }
  lchownSync(folder, owner.uid, owner.gid);
}
