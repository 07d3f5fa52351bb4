import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from "idb";
import type { Box } from "../box/box.ts";
import type { Journal } from "../box/journal.ts";
import type { KeptFile } from "./kept-file.ts";

/** A profile as it is kept: its box and how it came to be are written together or not at all. */
export interface StoredProfile {
  readonly id: string;
  readonly name: string;
  readonly box: Box;
  readonly journal: Journal;
  /** Ms since the epoch; 0 for one that is not removed. Nothing is deleted for good. */
  readonly removedAt: number;
}

/** Why a copy was made: an hour of use began, or something large was about to be written. */
export type CopyReason = "hour" | "large-change";

export interface StoredCopy {
  readonly id: number;
  readonly profile: string;
  readonly at: number;
  readonly reason: CopyReason;
  /** What was about to happen, in words; empty for that of an hour. */
  readonly before: string;
  readonly box: Box;
}

export interface CollectionSchema extends DBSchema {
  profiles: { key: string; value: StoredProfile };
  copies: {
    key: number;
    value: Omit<StoredCopy, "id"> & { id?: number };
    indexes: { profile: string };
  };
  /** `active`: the id of the profile that is shown; `filed`: when a file was last written. */
  state: { key: "active" | "filed" | "linked"; value: string | number };
  /** The file that is kept up to date. */
  file: { key: "kept"; value: KeptFile };
}

export type CollectionDatabase = IDBPDatabase<CollectionSchema>;

type Step = (database: CollectionDatabase) => void;

/** What each version of the storage adds to the one before it; the first makes the beginning. */
export const STEPS: readonly Step[] = [
  (database) => {
    database.createObjectStore("profiles", { keyPath: "id" });
    const copies = database.createObjectStore("copies", { keyPath: "id", autoIncrement: true });
    copies.createIndex("profile", "profile");
    database.createObjectStore("state");
  },
  (database) => {
    database.createObjectStore("file");
  },
];

const DATABASE_NAME = "collection";

/**
 * Opens the storage, and brings that of an earlier version to this one: a copy of every profile is
 * made before, in the same transaction.
 * @param closed hears when a later version of the site, in another tab, needs the database
 */
export async function openCollection(
  closed: () => void,
  { now = Date.now(), steps = STEPS }: { now?: number; steps?: readonly Step[] } = {},
): Promise<CollectionDatabase> {
  let fault: unknown;
  try {
    return await openDB<CollectionSchema>(DATABASE_NAME, steps.length, {
      async upgrade(database, oldVersion, newVersion, transaction) {
        try {
          if (oldVersion > 0) await copyProfiles(transaction, now, newVersion ?? steps.length);
          for (const step of steps.slice(oldVersion)) step(database);
        } catch (error) {
          // No one awaits an upgrade, so only aborting keeps half of one from being written.
          fault = error;
          transaction.done.catch(() => undefined);
          transaction.abort();
        }
      },
      blocking(_current, _blocked, event) {
        if (event.target instanceof IDBDatabase) event.target.close();
        closed();
      },
      terminated: closed,
    });
  } catch (error) {
    throw fault ?? error;
  }
}

async function copyProfiles(
  transaction: IDBPTransaction<CollectionSchema, StoreNames<CollectionSchema>[], "versionchange">,
  at: number,
  version: number,
): Promise<void> {
  const copies = transaction.objectStore("copies");
  for (const { id, box } of await transaction.objectStore("profiles").getAll()) {
    const before = `Version ${version} of the storage`;
    await copies.add({ profile: id, at, reason: "large-change", before, box });
  }
}
