import { mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { EmbeddedDatabaseError } from "../errors.ts";

/** What the embedded database keeps, all in `<folder>/postgres`. */
export interface Files {
  readonly home: string;
  /** PostgreSQL's own data folder. */
  readonly data: string;
  readonly socket: string;
  readonly log: string;
  readonly password: string;
  /** One claim for each process that uses the folder; never more than one alive. */
  readonly claims: string;
}

/** Makes the folder where it is missing and names what lies in it, by its real path. */
export function prepareFiles(folder: string): Files {
  mkdirSync(join(folder, "postgres"), { recursive: true });
  const home = realpathSync(join(folder, "postgres"));
  return {
    home,
    data: join(home, "data"),
    socket: join(home, "socket"),
    log: join(home, "log"),
    password: join(home, "password"),
    claims: join(home, "claims"),
  };
}

/** One sentence for what can be wrong with a folder; any other error is given back as it is. */
export function asFolderError(error: unknown, folder: string): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "EACCES":
    case "EPERM":
      return new EmbeddedDatabaseError(
        `The database's folder ${folder} cannot be written by this user; start as its owner, or set DATABASE_URL.`,
        { cause: error },
      );
    case "EROFS":
      return new EmbeddedDatabaseError(
        `The database's folder ${folder} lies on a read-only disk; set DATABASE_URL to use another PostgreSQL.`,
        { cause: error },
      );
    case "ENOSPC":
    case "EDQUOT":
      return new EmbeddedDatabaseError(
        `The disk is full: no space is left for the database in ${folder}.`,
        { cause: error },
      );
    case "ENOTDIR":
    case "EEXIST":
      return new EmbeddedDatabaseError(
        `The database's folder ${folder} cannot be made, because a file is in its place.`,
        { cause: error },
      );
    default:
      return error;
  }
}
