import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Box } from "../box/box.ts";
import type { Journal } from "../box/journal.ts";

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
}

export type CollectionDatabase = IDBPDatabase<CollectionSchema>;

const DATABASE_NAME = "collection";

/** @param closed hears when a later version of the site, in another tab, needs the database */
export function openCollection(closed: () => void): Promise<CollectionDatabase> {
  return openDB<CollectionSchema>(DATABASE_NAME, 1, {
    upgrade(database) {
      database.createObjectStore("profiles", { keyPath: "id" });
      const copies = database.createObjectStore("copies", { keyPath: "id", autoIncrement: true });
      copies.createIndex("profile", "profile");
      database.createObjectStore("state");
    },
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      closed();
    },
    terminated: closed,
  });
}
