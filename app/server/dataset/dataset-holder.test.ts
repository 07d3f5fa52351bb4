import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdDataset } from "./dataset-holder.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A holder over a database of which the test decides what it holds and whether it is there. */
function setUp() {
  const database: { version: number | undefined; away: boolean; silent: boolean; reads: number } = {
    version: 1,
    away: false,
    silent: false,
    reads: 0,
  };
  const swaps: number[] = [];
  const answer = <Value>(value: Value) =>
    database.silent
      ? new Promise<Value>(() => undefined)
      : database.away
        ? Promise.reject(new Error("away"))
        : Promise.resolve(value);
  const holder = holdDataset(
    {
      readVersion: () => answer(database.version),
      read: () => {
        database.reads += 1;
        const { version } = database;
        return answer(version === undefined ? undefined : { version });
      },
    },
    {
      clock: Date.now,
      log: { info: () => undefined, warn: () => undefined },
      swapped: ({ version }) => swaps.push(version),
      retryMs: (failures) => 1000 * (failures + 1),
    },
  );
  return { database, holder, swaps };
}

test("holds nothing while nothing was imported, and the first import once it was", async () => {
  const { database, holder, swaps } = setUp();
  database.version = undefined;
  await holder.check();
  expect([holder.current(), holder.staleSince()]).toEqual([undefined, null]);
  database.version = 7;
  await holder.check();
  expect([holder.current(), swaps]).toEqual([{ version: 7 }, [7]]);
});

test("reads again only when the version is another one", async () => {
  const { database, holder, swaps } = setUp();
  await holder.check();
  await holder.check();
  expect(database.reads).toBe(1);
  database.version = 2;
  await holder.check();
  expect(swaps).toEqual([1, 2]);
});

test("an announced import is read even under the old version", async () => {
  const { database, holder } = setUp();
  await holder.check();
  await holder.reload();
  expect(database.reads).toBe(2);
});

test("looks that are asked for together follow as one", async () => {
  const { database, holder } = setUp();
  const first = holder.reload();
  await Promise.resolve();
  await Promise.all([first, holder.reload(), holder.reload(), holder.reload()]);
  expect(database.reads).toBe(2);
});

test("keeps the old dataset while the database is away, and comes back by itself", async () => {
  const { database, holder } = setUp();
  vi.setSystemTime(5000);
  await holder.check();
  Object.assign(database, { away: true, version: 2 });
  vi.setSystemTime(9000);
  await holder.reload();
  expect([holder.current(), holder.staleSince()]).toEqual([{ version: 1 }, 5000]);
  await vi.advanceTimersByTimeAsync(1000);
  database.away = false;
  await vi.advanceTimersByTimeAsync(1999);
  expect(holder.current()).toEqual({ version: 1 });
  await vi.advanceTimersByTimeAsync(1);
  expect([holder.current(), holder.staleSince()]).toEqual([{ version: 2 }, null]);
});

test("a database that says nothing at all counts as away after a while", async () => {
  const { database, holder } = setUp();
  await holder.check();
  database.silent = true;
  const looked = holder.check();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(holder.staleSince()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await looked;
  expect(holder.staleSince()).not.toBeNull();
});

test("a stopped holder tries no more", async () => {
  const { database, holder } = setUp();
  database.away = true;
  await holder.check();
  const { reads } = database;
  holder.stop();
  database.away = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([holder.current(), database.reads, vi.getTimerCount()]).toEqual([undefined, reads, 0]);
});
