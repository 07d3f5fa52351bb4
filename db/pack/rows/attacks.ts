import { asc } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import type { PackRecords } from "../pack.ts";
import type { PackAttack } from "../schema/attacks.ts";
import type { PackUnit } from "../schema/units.ts";
import { type Insertion, insertion } from "./insertion.ts";
import { dropAbsent, groupRows, plainFile, type StoredFiles } from "./stored-files.ts";

/** Attacks, and what master data tell of characters. */
export function attackInsertions(records: PackRecords): Insertion[] {
  const { "attacks.json": attacks, "units.json": units } = records;
  return [
    insertion("attacks", tables.attacks, attackRows(attacks)),
    insertion("what attacks kill", tables.attackKillers, killerRows(attacks)),
    insertion("units", tables.units, unitRows(units)),
    insertion("tags of units", tables.unitTags, tagRows(units)),
  ];
}

function* attackRows(attacks: readonly PackAttack[]) {
  for (const [position, { character, killers: _, ...rest }] of attacks.entries()) {
    yield { ...rest, position, characterId: character };
  }
}

function* killerRows(attacks: readonly PackAttack[]) {
  for (const { id: attackId, killers } of attacks) {
    for (const [position, { tag, ...power }] of killers.entries()) {
      yield { attackId, position, tagId: tag, ...power };
    }
  }
}

function* unitRows(units: readonly PackUnit[]) {
  for (const [position, { id, tags: _, ...rest }] of units.entries()) {
    yield { ...rest, position, characterId: id };
  }
}

function* tagRows(units: readonly PackUnit[]) {
  for (const { id: characterId, tags } of units) {
    for (const [position, tagId] of tags.entries()) yield { characterId, position, tagId };
  }
}

/** Attacks, and what master data tell of characters. */
export async function readAttackFiles(db: Database): Promise<StoredFiles> {
  const { attacks, attackKillers, units, unitTags } = tables;
  const killers = groupRows(
    await db.select().from(attackKillers).orderBy(asc(attackKillers.position)),
    ({ attackId }) => attackId,
    ({ attackId: _, tagId, ...power }) => dropAbsent({ tag: tagId, ...power }),
  );
  const tags = groupRows(
    await db.select().from(unitTags).orderBy(asc(unitTags.position)),
    ({ characterId }) => characterId,
    ({ tagId }) => tagId,
  );
  const attackRows = await db.select().from(attacks).orderBy(asc(attacks.position));
  const unitRows = await db.select().from(units).orderBy(asc(units.position));
  return new Map([
    plainFile(
      "attacks",
      attackRows.map(({ characterId, ...row }) => ({
        ...row,
        character: characterId,
        killers: killers(row.id),
      })),
    ),
    plainFile(
      "units",
      unitRows.map(({ characterId, ...row }) => ({
        ...row,
        id: characterId,
        tags: tags(characterId),
      })),
    ),
  ]);
}
