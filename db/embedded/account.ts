import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { EmbeddedDatabaseError } from "../errors.ts";

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly options: { readonly cwd: string; readonly uid?: number; readonly gid?: number };
}

/** How PostgreSQL's programs are run here, and whom their files must belong to. */
export interface Account {
  /** Undefined: files stay with the user who runs us. */
  readonly owner?: Person;
  command(file: string, args: readonly string[]): Command;
}

interface Person {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root. For any other user it is simply run. As root it is run as an
 * existing unprivileged user; where that user cannot reach the folder (below a folder of mode
 * 0700) as root under another number in a user namespace, and where namespaces are forbidden, as
 * that user with the one right to pass closed folders.
 */
export function chooseAccount(folder: string, postgres: string): Account {
  if (process.getuid?.() !== 0) {
    return { command: (file, args) => ({ file, args, options: { cwd: "/" } }) };
  }
  const person = choosePerson(folder);
  const account = [asPerson, inNamespace, withPassage]
    .map((way) => way(person))
    .find((candidate) => canRun(candidate, folder, postgres));
  if (account) return account;
  throw new EmbeddedDatabaseError(
    `PostgreSQL does not run as root, and the user with the id ${person.uid} cannot reach ${folder}; start as a normal user, move the project to a folder every user may enter, or set DATABASE_URL.`,
  );
}

function asPerson({ uid, gid }: Person): Account {
  return {
    owner: { uid, gid },
    command: (file, args) => ({ file, args, options: { cwd: "/", uid, gid } }),
  };
}

function inNamespace({ uid, gid }: Person): Account {
  const prefix = ["--user", `--map-user=${uid}`, `--map-group=${gid}`, "--"];
  return {
    owner: { uid: 0, gid: 0 },
    command: (file, args) => ({
      file: "unshare",
      args: [...prefix, file, ...args],
      options: { cwd: "/" },
    }),
  };
}

function withPassage({ uid, gid }: Person): Account {
  const prefix = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    "--securebits=+no_setuid_fixup",
  ];
  const rights = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override", "--"];
  return {
    owner: { uid, gid },
    command: (file, args) => ({
      file: "setpriv",
      args: [...prefix, ...rights, file, ...args],
      options: { cwd: "/" },
    }),
  };
}

function canRun(account: Account, folder: string, postgres: string): boolean {
  const script = 'cd "$1" && exec "$2" --version';
  const { file, args, options } = account.command("/bin/sh", [
    "-c",
    script,
    "sh",
    folder,
    postgres,
  ]);
  return spawnSync(file, args, { ...options, stdio: "ignore" }).status === 0;
}

/** The project's own user when root works in somebody's folder, else one that is meant for this. */
function choosePerson(folder: string): Person {
  const users = readUsers();
  const projectOwner = statSync(dirname(dirname(folder))).uid;
  const found =
    users.find(({ uid }) => uid !== 0 && uid === projectOwner) ??
    users.find(({ name }) => name === "postgres") ??
    users.find(({ name }) => name === "nobody") ??
    users.find(({ uid }) => uid !== 0);
  if (found) return found;
  throw new EmbeddedDatabaseError(
    "PostgreSQL does not run as root, and this machine has no other user; add one or set DATABASE_URL.",
  );
}

function readUsers(): (Person & { name: string })[] {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .flatMap(([name, , uid, gid]) =>
      name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [],
    );
}
