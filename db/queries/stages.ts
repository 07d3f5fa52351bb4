import { asc, getTableColumns } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { stageEnemies, stageItems, stages } from "#db/schema/index.ts";

/** Every battle of the story, in the pack's order. */
export async function findAllStages(db: Database) {
  const { position, ...columns } = getTableColumns(stages);
  return db.select(columns).from(stages).orderBy(asc(position), asc(stages.id));
}

/** Who stands in the waves of battles, in the pack's order. */
export async function findAllStageEnemies(db: Database) {
  const { position, ...columns } = getTableColumns(stageEnemies);
  return db.select(columns).from(stageEnemies).orderBy(asc(position), asc(stageEnemies.id));
}

/** What battles drop, in the pack's order. */
export async function findAllStageItems(db: Database) {
  const { position, ...columns } = getTableColumns(stageItems);
  return db.select(columns).from(stageItems).orderBy(asc(position), asc(stageItems.id));
}
