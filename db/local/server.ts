import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { EmbeddedDatabaseError } from "../errors.ts";
import { type Account, chooseAccount, findPrograms } from "./programs.ts";

/** The PostgreSQL of a folder, by its own programs. */
export interface Server {
  /** The folder of its socket. */
  readonly home: string;
  /** The process that runs on the folder, whoever started it; undefined when none does. */
  process(): number | undefined;
  /** Resolves when it accepts connections. @throws {EmbeddedDatabaseError} */
  start(): Promise<void>;
  /** Ends it in order, or at once where it hangs: the next start recovers all that was committed. */
  stop(): Promise<void>;
}

export const superuser = "almanac";

/**
 * For one small site on one machine; everything that keeps data safe stays as it is. None may hold
 * a character special to a shell, since pg_ctl passes them to one; the socket's folder is not the
 * data folder for that reason, and because a socket's path may be no longer than 100 bytes.
 */
const settings = [
  "listen_addresses=",
  "unix_socket_directories=..",
  "unix_socket_permissions=0700",
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

const initial = [
  `--username=${superuser}`,
  "--auth-local=trust",
  "--auth-host=reject",
  "--encoding=UTF8",
  "--locale=C",
];

/** Makes the folder where it is missing, with a cluster in it. @throws {EmbeddedDatabaseError} */
export async function prepareServer(folder: string): Promise<Server> {
  const home = makeHome(join(folder, "postgres"));
  const data = join(home, "data");
  const log = join(home, "log");
  const programs = findPrograms();
  const account = chooseAccount(home, join(programs, "postgres"));
  const run = (program: string, ...args: string[]) =>
    runAs(account, home, join(programs, program), args);

  if (!existsSync(data)) {
    // Made aside and renamed when it is whole, so that a kill leaves no half one.
    const fresh = `data.new-${process.pid}`;
    const made = await run("initdb", `--pgdata=${fresh}`, ...initial);
    if (!made.isDone) throw explain("The database cannot be created", made.output, home);
    // Another process that began at the same time may have been faster.
    if (!existsSync(data)) renameSync(join(home, fresh), data);
    rmSync(join(home, fresh), { recursive: true, force: true });
  }

  const findProcess = () => {
    const pid = readPid(data);
    return pid !== undefined && isServer(pid) ? pid : undefined;
  };
  return {
    home,
    process: findProcess,
    start: async () => {
      // PostgreSQL believes that file where its process has a number that anything has by now, if
      // only a process that was killed and that nobody has waited for.
      if (findProcess() === undefined) removeLocks(home, data);
      if (existsSync(log)) renameSync(log, `${log}.old`);
      const options = settings.map((setting) => `-c ${setting}`).join(" ");
      // By its relative path: pg_ctl hands it to a shell, which must not read the project's path.
      const postgres = relative(home, join(programs, "postgres"));
      const started = await run(
        ...["pg_ctl", "start", "-w", "-s", "-t", "120", "-D", "data"],
        ...["-l", "log", "-p", postgres, "-o", options],
      );
      if (started.isDone) return;
      const written = existsSync(log) ? readFileSync(log, "utf8") : "";
      throw explain("PostgreSQL does not start", written + started.output, home);
    },
    stop: async () => {
      if (findProcess() === undefined) return;
      const isDone = async (mode: string, seconds: string) =>
        (await run("pg_ctl", "stop", "-w", "-s", "-D", "data", "-m", mode, "-t", seconds)).isDone;
      if ((await isDone("fast", "10")) || (await isDone("immediate", "5"))) return;
      // One that was killed a moment ago fails both, and is gone by now.
      const left = findProcess();
      if (left === undefined) return;
      throw new EmbeddedDatabaseError(
        `PostgreSQL (process ${left}) does not stop; end it with \`kill -9 ${left}\`.`,
      );
    },
  };
}

function makeHome(home: string): string {
  try {
    mkdirSync(home, { recursive: true });
    return realpathSync(home);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new EmbeddedDatabaseError(
      `The database's folder cannot be made (${error.message}). Set DATABASE_URL to use another PostgreSQL.`,
      { cause: error },
    );
  }
}

function runAs(
  { prefix, person }: Account,
  cwd: string,
  program: string,
  args: readonly string[],
): Promise<{ isDone: boolean; output: string }> {
  const [file = program, ...rest] = [...prefix, program, ...args];
  const env = { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
  return new Promise((resolve) => {
    execFile(file, rest, { ...person, cwd, env }, (error, output, complaints) =>
      resolve({ isDone: error === null, output: output + complaints }),
    );
  });
}

function readPid(data: string): number | undefined {
  const file = join(data, "postmaster.pid");
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : 0;
  return pid > 0 ? pid : undefined;
}

/** A process of PostgreSQL's that lives; one that was killed may stay on as a zombie. */
function isServer(pid: number): boolean {
  try {
    return process.platform === "linux"
      ? /\(postgres\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, "utf8"))
      : /^[^Z].*postgres/.test(execFileSync("ps", ["-o", "stat=,comm=", "-p", `${pid}`], text));
  } catch (error) {
    // Processes end while they are looked at.
    if (error instanceof Error) return false;
    throw error;
  }
}

const text = { encoding: "utf8" } as const;

function removeLocks(home: string, data: string): void {
  rmSync(join(data, "postmaster.pid"), { force: true });
  for (const name of [".s.PGSQL.5432", ".s.PGSQL.5432.lock"])
    rmSync(join(home, name), { force: true });
}

/** One sentence on why PostgreSQL failed, by the last lines that it wrote. */
function explain(what: string, written: string, home: string): EmbeddedDatabaseError {
  if (/No space left on device|Disk quota exceeded|wrote only \d+ of \d+ bytes/.test(written)) {
    return new EmbeddedDatabaseError(
      `The disk is full: no space is left for the database in ${home}.`,
    );
  }
  const lines = written.split("\n").filter((line) => line.trim() !== "");
  const telling = lines.filter((line) => /FATAL|PANIC|error:/.test(line));
  const last = (telling.length > 0 ? telling : lines).slice(-3).map((line) => line.trim());
  return new EmbeddedDatabaseError(`${what} in ${home}: ${last.join("; ") || "it said nothing"}.`);
}
