import type { Database } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import type { PackRecords } from "./pack.ts";
import * as rows from "./rows.ts";

/** What an import is at, and how many rows of that it has written. */
export interface Progress {
  readonly step: string;
  readonly rows: number;
}
export type OnProgress = (progress: Progress) => void;

/** A statement takes 65535 parameters at most; the widest table has 22 columns. */
const rowsAtOnce = 500;

/** Deletes all records, those that refer to others first. */
export async function deleteRecords(db: Database): Promise<void> {
  await db.delete(tables.storyCardObtaining);
  await db.delete(tables.storyCardFeatured);
  await db.delete(tables.storyCardAliases);
  await db.delete(tables.storyCardBuffs);
  await db.delete(tables.storyCardStats);
  await db.delete(tables.storyCards);
  await db.delete(tables.characterTags);
  await db.delete(tables.artists);
  await db.delete(tables.characterBaseStats);
  await db.delete(tables.characters);
  await db.delete(tables.persons);
  await db.delete(tables.series);
  await db.delete(tables.worlds);
}

/**
 * Inserts the records of a valid pack, those that others refer to first, a few hundred rows at
 * once. @param now the moment that relative dates are counted from, ms
 */
export async function insertRecords(
  db: Database,
  records: PackRecords,
  now: number,
  onProgress: OnProgress,
): Promise<void> {
  const characters = records["characters.json"];
  const cards = records["story-cards.json"];
  const insert = inserter(onProgress);
  await insert("worlds", rows.plainRows(records["worlds.json"]), (some) =>
    db.insert(tables.worlds).values(some),
  );
  await insert("series", rows.plainRows(records["series.json"]), (some) =>
    db.insert(tables.series).values(some),
  );
  await insert("persons", rows.plainRows(records["persons.json"]), (some) =>
    db.insert(tables.persons).values(some),
  );
  await insert("characters", rows.characterRows(records, now), (some) =>
    db.insert(tables.characters).values(some),
  );
  await insert("base stats of characters", rows.baseStatRows(characters), (some) =>
    db.insert(tables.characterBaseStats).values(some),
  );
  await insert("artists", rows.plainRows(records["artists.json"]), (some) =>
    db.insert(tables.artists).values(some),
  );
  await insert("character tags", rows.plainRows(records["character-tags.json"]), (some) =>
    db.insert(tables.characterTags).values(some),
  );
  await insert("story cards", rows.storyCardRows(records, now), (some) =>
    db.insert(tables.storyCards).values(some),
  );
  await insert("stats of cards", rows.storyCardStatRows(cards), (some) =>
    db.insert(tables.storyCardStats).values(some),
  );
  await insert("effects of cards", rows.storyCardBuffRows(cards), (some) =>
    db.insert(tables.storyCardBuffs).values(some),
  );
  await insert("aliases of cards", rows.storyCardAliasRows(cards), (some) =>
    db.insert(tables.storyCardAliases).values(some),
  );
  await insert("persons on cards", rows.storyCardFeaturedRows(cards), (some) =>
    db.insert(tables.storyCardFeatured).values(some),
  );
  await insert("sources of cards", rows.storyCardObtainingRows(cards), (some) =>
    db.insert(tables.storyCardObtaining).values(some),
  );
}

/** Sends rows in groups, so that memory does not grow with the pack. */
function inserter(onProgress: OnProgress) {
  return async <Row>(
    step: string,
    all: Iterable<Row>,
    insertSome: (some: Row[]) => PromiseLike<unknown>,
  ): Promise<void> => {
    let some: Row[] = [];
    let sent = 0;
    const send = async () => {
      if (some.length > 0) await insertSome(some);
      sent += some.length;
      some = [];
      onProgress({ step, rows: sent });
    };
    for (const row of all) {
      some.push(row);
      if (some.length === rowsAtOnce) await send();
    }
    await send();
  };
}
