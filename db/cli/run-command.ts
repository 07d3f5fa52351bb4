import { getTableName, is, sql } from "drizzle-orm";
import { isPgEnum, PgTable } from "drizzle-orm/pg-core";
import { startClock } from "#db/clock.ts";
import { migrate, refusePending } from "#db/migrate.ts";
import { addRecord } from "#db/pack/add/add-record.ts";
import { countRecords, importPack, refuseWindows, takeImportLock } from "#db/pack/import.ts";
import { writeEditorSchemas } from "#db/pack/json-schema.ts";
import { dataSource, readData, readPack } from "#db/pack/read.ts";
import { settleOrders } from "#db/pack/settle.ts";
import { exportPack, formatFolder, unformattedFiles } from "#db/pack/write.ts";
import { readDatasetVersion } from "#db/queries/dataset.ts";
import * as schema from "#db/schema/index.ts";
import type { Command } from "./arguments.ts";
import { type OpenDatabase, readEnvironment, withDatabase } from "./open-database.ts";
import { formatStatus, readStatus } from "./status.ts";
import { showProgress, type Terminal } from "./terminal.ts";

/** Does what the command line asks. Throws what `failures.ts` explains. */
export async function runCommand(
  command: Exclude<Command, { name: "help" }>,
  terminal: Terminal,
): Promise<void> {
  switch (command.name) {
    case "migrate":
      return runMigrate(terminal);
    case "import":
      return runImport(command, terminal);
    case "validate":
      return runValidate(command.folder, terminal);
    case "format":
      return runFormat(command.folder, terminal);
    case "settle":
      return runSettle(command.folder, terminal);
    case "add":
      return runAdd(command, terminal);
    case "export":
      return runExport(command.folder, terminal);
    case "status":
      return runStatus(command.json, terminal);
    case "reset":
      return runReset(terminal);
    case "schema":
      return runSchema(command.folder, terminal);
  }
}

async function runMigrate(terminal: Terminal): Promise<void> {
  const { applied } = await withDatabase(terminal, ({ url }) => migrate(url));
  const migrations = applied === 1 ? "1 migration" : `${applied} migrations`;
  say(terminal, applied === 0 ? "Nothing to migrate." : `Applied ${migrations}.`);
}

async function runImport(
  command: Extract<Command, { name: "import" }>,
  terminal: Terminal,
): Promise<void> {
  const { folder, dryRun, ifEmpty } = command;
  const { ALMANAC_NOW, ALMANAC_DATA } = readEnvironment(terminal);
  const clock = startClock(ALMANAC_NOW);
  const started = performance.now();
  await withDatabase(terminal, async ({ connection }) => {
    await refusePending(connection.sql);
    const present = ifEmpty ? await readDatasetVersion(connection.db) : undefined;
    if (present !== undefined) {
      say(terminal, `The database holds dataset version ${present} already; nothing imported.`);
      return;
    }
    const pack = await readData(dataSource(folder ?? ALMANAC_DATA));
    const progress = showProgress(terminal.output);
    const { version, counts } = await importPack(connection, pack, {
      now: clock(),
      dryRun,
      onProgress: progress.show,
    }).finally(progress.end);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const done = dryRun ? "Nothing changed; a real import would take over" : "Imported";
    say(terminal, `${done} ${describeCounts(counts)} in ${seconds} s.`);
    if (!dryRun) say(terminal, `The dataset is at version ${version}.`);
  });
}

async function runValidate(given: string | undefined, terminal: Terminal): Promise<void> {
  const { ALMANAC_NOW, ALMANAC_DATA } = readEnvironment(terminal);
  const source = dataSource(given ?? ALMANAC_DATA);
  const pack = await readData(source);
  refuseWindows(pack.records, startClock(ALMANAC_NOW)());
  say(terminal, `The pack is valid: ${describeCounts(countRecords(pack))}.`);
  if (!source.samples) return;
  for (const { file } of await unformattedFiles(source.folder, pack)) {
    say(terminal, `${file} is not in canonical form; "npm run db -- format" writes it.`);
  }
}

async function runFormat(folder: string, terminal: Terminal): Promise<void> {
  const files = await formatFolder(folder, await readPack(folder));
  say(
    terminal,
    files.length === 0 ? "All files are in canonical form." : `Wrote ${files.join(", ")}.`,
  );
}

async function runSettle(folder: string, terminal: Terminal): Promise<void> {
  say(terminal, `Settled are ${describeCounts(await settleOrders(folder))}.`);
}

async function runAdd(
  { kind, id, folder }: Extract<Command, { name: "add" }>,
  terminal: Terminal,
): Promise<void> {
  const now = startClock(readEnvironment(terminal).ALMANAC_NOW)();
  const added = await addRecord(folder, { kind, id, now });
  say(terminal, `Added ${kind} ${added.id} at the end of ${folder}/${added.file}.`);
  if (added.open.length === 0) return;
  say(terminal, `Still to fill: ${added.open.join(", ")}.`);
  say(terminal, `Then "npm run db -- validate ${folder}" says what is allowed in each field.`);
}

async function runExport(folder: string, terminal: Terminal): Promise<void> {
  const pack = await withDatabase(terminal, async ({ connection }) => {
    await refusePending(connection.sql);
    return exportPack(connection, folder);
  });
  say(terminal, `Exported ${describeCounts(countRecords(pack))} to ${folder}.`);
}

async function runStatus(asJson: boolean, terminal: Terminal): Promise<void> {
  const status = await withDatabase(terminal, ({ connection }) => readStatus(connection));
  terminal.output.write(asJson ? `${JSON.stringify(status, null, 2)}\n` : formatStatus(status));
}

async function runReset(terminal: Terminal): Promise<void> {
  await withDatabase(terminal, resetDatabase);
  say(terminal, "The database is empty.");
}

async function runSchema(folder: string, terminal: Terminal): Promise<void> {
  const count = await writeEditorSchemas(folder);
  say(terminal, `Wrote ${count} schemas to ${folder}.`);
}

function describeCounts(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([file, count]) => `${count} ${file}`)
    .join(", ");
}

function say({ output }: Terminal, line: string): void {
  output.write(`${line}\n`);
}

/**
 * Drops this program's tables, types and migration log, nothing else, and makes them anew: empty.
 * The next dataset version is still greater than all before (see `importPack`).
 */
async function resetDatabase({ url, connection }: OpenDatabase): Promise<void> {
  const entries = Object.values(schema);
  const tables = entries.filter((entry) => is(entry, PgTable)).map((table) => getTableName(table));
  const types = entries.filter((entry) => isPgEnum(entry)).map(({ enumName }) => enumName);
  const list = (names: string[]) =>
    sql.join(
      names.map((name) => sql`${sql.identifier("public")}.${sql.identifier(name)}`),
      sql`, `,
    );
  await connection.db.transaction(async (transaction) => {
    await takeImportLock(transaction);
    await transaction.execute(sql`drop table if exists ${list(tables)}`);
    await transaction.execute(sql`drop type if exists ${list(types)}`);
    await transaction.execute(sql`drop table if exists drizzle.__drizzle_migrations`);
  });
  await migrate(url);
}
