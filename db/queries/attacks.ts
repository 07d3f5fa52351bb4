import { asc, getTableColumns } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { attackKillers, attacks, units, unitTags } from "#db/schema/index.ts";
import { rowsBy } from "./rows-by.ts";

/** Every attack with what it kills, in the pack's order. */
export async function findAllAttacks(db: Database) {
  const { position, ...columns } = getTableColumns(attacks);
  const { attackId, tagId, plain, hard, slice } = attackKillers;
  const [rows, killers] = await Promise.all([
    db.select(columns).from(attacks).orderBy(asc(position), asc(attacks.id)),
    db
      .select({ attackId, tag: tagId, plain, hard, slice })
      .from(attackKillers)
      .orderBy(asc(attackId), asc(attackKillers.position)),
  ]);
  const killersOf = rowsBy(killers, (row) => row.attackId);
  return rows.map((row) => ({
    ...row,
    killers: killersOf(row.id).map(({ attackId: _, ...killer }) => ({
      tag: killer.tag,
      plain: killer.plain ?? undefined,
      hard: killer.hard ?? undefined,
      slice: killer.slice ?? undefined,
    })),
  }));
}

/** What master data say of characters, in the pack's order. */
export async function findAllUnits(db: Database) {
  const { position, ...columns } = getTableColumns(units);
  const [rows, tags] = await Promise.all([
    db.select(columns).from(units).orderBy(asc(position), asc(units.characterId)),
    db.select().from(unitTags).orderBy(asc(unitTags.characterId), asc(unitTags.position)),
  ]);
  const tagsOf = rowsBy(tags, ({ characterId }) => characterId);
  return rows.map((row) => ({
    ...row,
    tags: tagsOf(row.characterId).map(({ tagId }) => tagId),
  }));
}
