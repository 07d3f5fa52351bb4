import { connect } from "../connect.ts";
import { EmbeddedDatabaseError } from "../errors.ts";
import { chooseAccount } from "./account.ts";
import { type Address, addressUrl, chooseAddress } from "./address.ts";
import { findBinaries } from "./binaries.ts";
import { claim } from "./claim.mjs";
import { prepareCluster, readPassword } from "./cluster.ts";
import { asFolderError, type Files, prepareFiles } from "./files.ts";
import { findPostmaster, type Postmaster, stopPostmaster, waitUntil } from "./postmaster.ts";
import { launch } from "./server.ts";

export interface EmbeddedDatabase {
  readonly url: string;
  /** Ends PostgreSQL in order and gives the folder free. */
  stop(): Promise<void>;
}

const databaseName = "almanac";

/**
 * Brings up the PostgreSQL that comes with the project, its data in `folder`. A server that a
 * killed process left behind is taken over. Throws `EmbeddedDatabaseError` with one sentence when
 * another process uses the folder, the disk is full, the folder cannot be written and the like.
 * With `share` the database of that other process is used beside it, and `stop` leaves it running.
 */
export async function startEmbedded(
  folder: string,
  { share = false } = {},
): Promise<EmbeddedDatabase> {
  try {
    return await startIn(folder, share);
  } catch (error) {
    throw asFolderError(error, folder);
  }
}

async function startIn(folder: string, share: boolean): Promise<EmbeddedDatabase> {
  const files = prepareFiles(folder);
  const held = await claim(files.claims);
  if ("holder" in held) {
    const url = share ? await findShared(files) : undefined;
    if (url !== undefined) return { url, stop: () => Promise.resolve() };
    throw new EmbeddedDatabaseError(
      `Another process (${held.holder}) already uses the database in ${folder}; stop it first, or set DATABASE_URL.`,
    );
  }
  try {
    const { postmaster, url } = (await adopt(files)) ?? (await start(files));
    return {
      url,
      stop: async () => {
        await stopPostmaster(postmaster);
        held.release();
      },
    };
  } catch (error) {
    held.release();
    throw error;
  }
}

/** The other process may still be starting; undefined when it does not get there. */
async function findShared(files: Files): Promise<string | undefined> {
  await waitUntil(() => findPostmaster(files.data)?.isReady === true, 10_000);
  const found = findPostmaster(files.data);
  return found?.isReady ? openDatabase(files, found.address) : undefined;
}

interface Running {
  readonly postmaster: Postmaster;
  readonly url: string;
}

/** Takes over a server without an owner; one that does not answer is stopped. */
async function adopt(files: Files): Promise<Running | undefined> {
  const found = findPostmaster(files.data);
  if (!found) return undefined;
  await waitUntil(() => findPostmaster(files.data)?.isReady !== false, 10_000);
  try {
    return { postmaster: found, url: await openDatabase(files, found.address) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // It was just ending, or it hangs: either way the next one starts from its data.
    await stopPostmaster(found);
    return undefined;
  }
}

async function start(files: Files): Promise<Running> {
  const binaries = findBinaries();
  const account = chooseAccount(files.home, binaries.postgres);
  await prepareCluster(files, binaries, account);
  const address = await chooseAddress(files.socket);
  const postmaster = await launch(files, binaries, account, address);
  try {
    return { postmaster, url: await openDatabase(files, address) };
  } catch (error) {
    await stopPostmaster(postmaster);
    throw error;
  }
}

/** Proves with a connection that this server serves this folder, and makes the database once. */
async function openDatabase(files: Files, address: Address): Promise<string> {
  const password = readPassword(files);
  const { sql, close } = connect(addressUrl(address, password, "postgres"), { max: 1 });
  try {
    const [server] = await sql<{ folder: string; exists: boolean }[]>`
      select current_setting('data_directory') as folder,
        exists (select from pg_database where datname = ${databaseName}) as exists`;
    if (server?.folder !== files.data) {
      throw new EmbeddedDatabaseError(`The PostgreSQL found serves ${server?.folder}.`);
    }
    if (!server.exists) await sql`create database ${sql(databaseName)}`;
    return addressUrl(address, password, databaseName);
  } finally {
    await close();
  }
}
