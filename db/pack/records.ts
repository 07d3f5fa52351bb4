import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
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

/** So many that a statement is worth its way, so few that memory does not grow with the pack. */
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
 * Inserts the records of a valid pack, those that others refer to first.
 * @param now the moment that relative dates are counted from, ms
 */
export async function insertRecords(
  db: Database,
  records: PackRecords,
  now: number,
  onProgress: OnProgress,
): Promise<void> {
  const characters = records["characters.json"];
  const cards = records["story-cards.json"];
  const tags = records["character-tags.json"];
  const insert = inserter(db, onProgress);
  await insert("worlds", tables.worlds, rows.plainRows(records["worlds.json"]));
  await insert("series", tables.series, rows.plainRows(records["series.json"]));
  await insert("persons", tables.persons, rows.plainRows(records["persons.json"]));
  await insert("characters", tables.characters, rows.characterRows(records, now));
  await insert("base stats", tables.characterBaseStats, rows.baseStatRows(characters));
  await insert("artists", tables.artists, rows.plainRows(records["artists.json"]));
  await insert("character tags", tables.characterTags, rows.plainRows(tags));
  await insert("story cards", tables.storyCards, rows.storyCardRows(records, now));
  await insert("stats of cards", tables.storyCardStats, rows.storyCardStatRows(cards));
  await insert("effects of cards", tables.storyCardBuffs, rows.storyCardBuffRows(cards));
  await insert("aliases of cards", tables.storyCardAliases, rows.storyCardAliasRows(cards));
  await insert("persons on cards", tables.storyCardFeatured, rows.storyCardFeaturedRows(cards));
  await insert("sources of cards", tables.storyCardObtaining, rows.storyCardObtainingRows(cards));
}

function inserter(db: Database, onProgress: OnProgress) {
  return async <Table extends PgTable>(
    step: string,
    table: Table,
    all: Iterable<Table["$inferInsert"]>,
  ): Promise<void> => {
    let some: Table["$inferInsert"][] = [];
    let sent = 0;
    const send = async () => {
      if (some.length > 0) await insertRows(db, table, some);
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

/**
 * Sends rows as one JSON parameter: a parameter for each value would cost several times the memory
 * and the time. A value that is absent becomes null; no table of records has defaults.
 */
async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  some: readonly Table["$inferInsert"][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => !generated);
  const named = some.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return Object.fromEntries(columns.map(([key, { name }]) => [name, values.get(key)]));
  });
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${table} (${names})
    select ${names}
    from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::text::json)`);
}
