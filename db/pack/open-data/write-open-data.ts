import { desc, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { datasetChanges, openData } from "#db/schema/index.ts";
import type { EntityChanges } from "#db/schema/open-data.ts";
import { entityNames } from "../entities.ts";
import type { Pack } from "../pack.ts";
import { changesOf, type EarlierRecords } from "./changes.ts";
import { coverageOf } from "./coverage.ts";
import { givenRecords } from "./given-records.ts";

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
  const { entity: name, lines, fingerprints } = openData;
  const stored = await db.select({ entity: name, lines, fingerprints }).from(openData);
  const earlier = new Map<string, EarlierRecords>(stored.map((one) => [one.entity, one]));
  await db.delete(openData);
  const changes: EntityChanges[] = [];
  for (const [position, entity] of entityNames.entries()) {
    const given = [...givenRecords(records, entity, now)];
    const before = earlier.get(entity) ?? { lines: "", fingerprints: {} };
    const changed = stored.length > 0 && changesOf(entity, before, given);
    if (changed) changes.push(changed);
    await db.insert(openData).values({
      entity,
      position,
      count: given.length,
      lines: given.map(({ line }) => `${line}\n`).join(""),
      fingerprints: Object.fromEntries(given.map(({ id, fingerprint }) => [id, fingerprint])),
      coverage: coverageOf(entity, given, info.provenance),
    });
  }
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
