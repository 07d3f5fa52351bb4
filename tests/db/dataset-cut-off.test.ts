import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "#db/connect.ts";
import { importPack } from "#db/pack/import.ts";
import { readDataset } from "#db/queries/dataset.ts";
import { type CutConnection, cutConnection } from "#tests/fixtures/cut-connection.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";

const database = testDatabase();
let way: CutConnection;

beforeAll(async () => {
  await importPack(database.connection, smallPack(), { now: Date.now() });
  way = await cutConnection(database.url);
});
afterAll(() => way.shut());

// The driver throws outside of any promise where a transaction is undone on a connection that has
// gone, which no caller can catch: the whole server would end with its database.
test("a read that is cut off anywhere fails alone, and the next one is whole", async () => {
  const thrown: unknown[] = [];
  const note = (error: unknown) => thrown.push(error);
  process.on("uncaughtException", note);
  const whole = await readDataset(database.connection.db);
  let cutOff = 0;
  // The first ten kilobytes are the greeting, which the driver asks for again by itself.
  for (let bytes = 10_000; bytes < 26_000; bytes += 1000) {
    const { db, close } = connect(way.url, { max: 1 });
    way.cutAfter(bytes);
    const read = await readDataset(db).catch((error: unknown) => error);
    if (read instanceof Error) cutOff += 1;
    way.cutAfter(Number.POSITIVE_INFINITY);
    expect(await readDataset(db), `after ${bytes} bytes`).toEqual(whole);
    await close();
  }
  process.off("uncaughtException", note);
  expect(thrown).toEqual([]);
  expect(cutOff).toBeGreaterThan(8);
});
