import type { Connection } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import { type MigrationState, readMigrationState } from "./migrations.ts";
import { countStored, type RecordCount } from "./record-counts.ts";

export interface Status {
  readonly postgresql: string;
  readonly migrations: MigrationState;
  /** Null before the first import. */
  readonly dataset: {
    readonly version: number;
    readonly name: string;
    /** ISO 8601, UTC. */
    readonly importedAt: string;
    readonly contentHash: string;
  } | null;
  readonly records: Record<string, RecordCount>;
}

/** What the database holds; without tables there is no dataset and there are no records. */
export async function readStatus({ db, sql: driver }: Connection): Promise<Status> {
  const [server] = await driver<{ version: string }[]>`
    select current_setting('server_version') as version`;
  const migrations = await readMigrationState(driver);
  const base = { postgresql: server?.version ?? "", migrations };
  if (migrations.pending > 0) return { ...base, dataset: null, records: {} };
  const [row] = await db.select().from(tables.dataset);
  return {
    ...base,
    dataset: row
      ? {
          version: row.version,
          name: row.name,
          importedAt: row.importedAt.toISOString(),
          contentHash: row.contentHash,
        }
      : null,
    records: await countStored(db),
  };
}

/** The status as lines for a person. */
export function formatStatus({ postgresql, migrations, dataset, records }: Status): string {
  const lines = [
    `PostgreSQL   ${postgresql}`,
    `migrations   ${migrations.applied} applied, ${migrations.pending} pending`,
  ];
  if (dataset) {
    lines.push(
      `dataset      ${dataset.name}`,
      `version      ${dataset.version}`,
      `imported at  ${dataset.importedAt}`,
    );
    for (const [kind, counts] of Object.entries(records)) {
      lines.push(`  ${kind.padEnd(16)} ${String(counts.count).padStart(7)}${sampleShare(counts)}`);
    }
  } else {
    lines.push("dataset      none imported yet");
  }
  return `${lines.join("\n")}\n`;
}

function sampleShare({ count, samples, withSampleValues }: RecordCount): string {
  const parts = [
    ...(samples > 0 ? [`${samples} whole`] : []),
    ...(withSampleValues > 0 ? [`${withSampleValues} in fields`] : []),
  ];
  if (parts.length === 0) return "";
  const share = (100 * (samples + withSampleValues)) / count;
  return `  ${share.toFixed(0).padStart(3)} % sample data: ${parts.join(", ")}`;
}
