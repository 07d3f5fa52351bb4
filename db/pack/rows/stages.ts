import { asc } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import type { PackRecords } from "../pack.ts";
import { type Insertion, insertion, plainRows } from "./insertion.ts";
import { plainFile, type StoredFiles } from "./stored-files.ts";

/** Battles of the story with what stands in them and what they drop. */
export function stageInsertions(records: PackRecords): Insertion[] {
  return [
    insertion("items of stages", tables.stageItems, plainRows(records["stage-items.json"])),
    insertion(
      "enemies of stages",
      tables.stageEnemies,
      plainRows(
        records["stage-enemies.json"].map(({ character, ...rest }) => ({
          ...rest,
          characterId: character,
        })),
      ),
    ),
    insertion("stages", tables.stages, plainRows(records["stages.json"])),
  ];
}

/** Battles of the story with what stands in them and what they drop. */
export async function readStageFiles(db: Database): Promise<StoredFiles> {
  const { stages, stageEnemies, stageItems } = tables;
  const enemies = await db.select().from(stageEnemies).orderBy(asc(stageEnemies.position));
  return new Map([
    plainFile("stage-items", await db.select().from(stageItems).orderBy(asc(stageItems.position))),
    plainFile(
      "stage-enemies",
      enemies.map(({ characterId, ...row }) => ({ ...row, character: characterId })),
    ),
    plainFile("stages", await db.select().from(stages).orderBy(asc(stages.position))),
  ]);
}
