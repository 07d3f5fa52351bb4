import { and, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { datasetChanges, openData, openDataRecords } from "#db/schema/index.ts";
import type { EntityChanges } from "#db/schema/open-data.ts";
import { type Entity, entityNames } from "../entities.ts";
import type { Pack } from "../pack.ts";
import { insertion } from "../rows/insertion.ts";
import { changesOf } from "./changes.ts";
import { coverageOf } from "./coverage.ts";
import { readGivenLines } from "./given-lines.ts";
import { type GivenRecord, givenRecords } from "./given-records.ts";

/** For so many imports the site shows what they changed. */
const KEPT_CHANGES = 10;

/** An import, and the version that it replaces; undefined for the first one. */
interface Import {
  readonly version: number;
  readonly previousVersion: number | undefined;
  /** Ms since the epoch. */
  readonly now: number;
}

/** Replaces what the site gives away by the records of a pack, and keeps what thereby changed. */
export async function writeOpenData(
  db: Database,
  { info, records }: Pack,
  { version, previousVersion, now }: Import,
): Promise<void> {
  const wasGiven = (await db.$count(openData)) > 0;
  const fingerprints = await readFingerprints(db);
  const changes: EntityChanges[] = [];
  for (const [position, entity] of entityNames.entries()) {
    // Made anew for each use: all at once would be as much as the pack.
    const given = () => givenRecords(records, entity, now);
    const earlier = {
      fingerprints: fingerprints.get(entity) ?? new Map(),
      read: (ids: readonly string[]) => readRecords(db, entity, ids),
    };
    const changed = wasGiven && (await changesOf(entity, earlier, given()));
    if (changed) changes.push(changed);
    await db.delete(openData).where(eq(openData.entity, entity));
    const coverage = coverageOf(entity, given(), info.provenance);
    await db.insert(openData).values({ entity, position, coverage });
    await insertion("open data", openDataRecords, rowsOf(entity, given())).run(db, () => undefined);
  }
  await db.delete(openData).where(notInArray(openData.entity, [...entityNames]));
  if (previousVersion === undefined || changes.length === 0) return;
  await db
    .insert(datasetChanges)
    .values({ version, previousVersion, importedAt: new Date(now), entities: changes });
  const kept = db
    .select({ version: datasetChanges.version })
    .from(datasetChanges)
    .orderBy(desc(datasetChanges.version))
    .limit(KEPT_CHANGES);
  await db.delete(datasetChanges).where(sql`${datasetChanges.version} not in ${kept}`);
}

/** What was given away before: a fingerprint of each record, by kind and id. */
async function readFingerprints(db: Database): Promise<Map<string, Map<string, string>>> {
  const { entity, id, fingerprint } = openDataRecords;
  const rows = await db.select({ entity, id, fingerprint }).from(openDataRecords);
  return new Map(
    [...Map.groupBy(rows, (row) => row.entity)].map(([name, some]) => [
      name,
      new Map(some.map((row) => [row.id, row.fingerprint])),
    ]),
  );
}

async function readRecords(db: Database, entity: Entity, ids: readonly string[]) {
  const { line, id } = openDataRecords;
  const rows = await db
    .select({ line })
    .from(openDataRecords)
    .where(and(eq(openDataRecords.entity, entity), inArray(id, [...ids])));
  return rows.flatMap((row) => readGivenLines(row.line));
}

function* rowsOf(entity: Entity, given: Iterable<GivenRecord>) {
  let position = 0;
  for (const { id, fields, fingerprint } of given) {
    yield { entity, id: String(id), position, line: JSON.stringify(fields), fingerprint };
    position += 1;
  }
}
