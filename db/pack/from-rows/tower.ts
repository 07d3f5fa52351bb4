import { asc } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import { type Layers, splitLayers } from "../layers.ts";
import { groupRows } from "./group-rows.ts";
import { layeredFiles, plainFile, type StoredFiles } from "./stored-files.ts";
import { readTowerEnemies } from "./tower-enemies.ts";

/** Items, tower units and tower floors. */
export async function readTowerFiles(db: Database): Promise<StoredFiles> {
  const { items, towerUnits } = tables;
  const units = await db.select().from(towerUnits).orderBy(asc(towerUnits.position));
  return new Map([
    plainFile("items", await db.select().from(items).orderBy(asc(items.position))),
    ...layeredFiles(
      "tower-units",
      splitLayers(units.map(({ characterId, ...unit }) => ({ ...unit, character: characterId }))),
    ),
    ...layeredFiles("tower-floors", await readFloors(db)),
  ]);
}

async function readFloors(db: Database): Promise<Layers> {
  const { towerFloors, towerRewards } = tables;
  const enemies = await readTowerEnemies(db);
  const rewards = groupRows(
    await db.select().from(towerRewards).orderBy(asc(towerRewards.position)),
    ({ floor }) => floor,
    ({ itemId, amount }) => ({ item: itemId, amount }),
  );
  const rows = await db.select().from(towerFloors).orderBy(asc(towerFloors.floor));
  return splitLayers(
    rows.map(({ floor, ...row }) => ({
      id: floor,
      ...row,
      enemies: enemies(floor),
      rewards: rewards(floor),
    })),
  );
}
