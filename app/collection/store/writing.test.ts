import "fake-indexeddb/auto";
import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Box, boxOf } from "../box/box.ts";
import { changeBetween, changeOfEntries } from "../box/change.ts";
import { EMPTY_BOX, keyOf, NO_ENTRY } from "../box/entry.ts";
import { type CollectionDatabase, openCollection } from "./database.ts";
import { readCopies, writeChange, writeProfile, writeStep } from "./writing.ts";

const HOUR = 3_600_000;
let database: CollectionDatabase;

beforeEach(async () => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  database = await openCollection(() => undefined);
  await writeProfile(database, { id: "main", name: "Main" });
});
afterEach(() => {
  database.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const owned = { ...NO_ENTRY, count: 1 };
const cards = (count: number) =>
  boxOf(Array.from({ length: count }, (_, at) => [keyOf("card", at + 1), owned]));

const own = (id: string, at = 0) =>
  writeChange(database, "main", {
    label: `Own ${id}`,
    at,
    make: (box) => changeOfEntries(box, [keyOf("character", id)], () => owned),
  });

const become = (box: Box, given: { at?: number; consented?: boolean; isLarge?: boolean } = {}) =>
  writeChange(database, "main", {
    label: "Become another",
    at: 0,
    make: (now) => changeBetween(now, box),
    ...given,
  });

const storedKeys = async () => {
  const profile = await database.get("profiles", "main");
  return [...(profile?.box.entries.keys() ?? [])].sort();
};

test("changes of two tabs join: each is made from what is stored", async () => {
  await Promise.all([own("a"), own("b"), own("c")]);
  expect(await storedKeys()).toEqual(["character/a", "character/b", "character/c"]);
});

test("undo and redo go on after the page was left", async () => {
  await own("a");
  await own("b");
  database.close();
  database = await openCollection(() => undefined);
  await writeStep(database, "main", "undo", { at: 1 });
  expect(await storedKeys()).toEqual(["character/a"]);
  await writeStep(database, "main", "redo", { at: 2 });
  expect(await storedKeys()).toEqual(["character/a", "character/b"]);
});

test("what would empty the box waits for consent, and leaves it as it is until then", async () => {
  await become(cards(10));
  expect(await become(EMPTY_BOX)).toEqual({
    outcome: "needs-consent",
    loss: { lost: 10, of: 10, needsConsent: true },
  });
  expect(await storedKeys()).toHaveLength(10);
  expect((await become(EMPTY_BOX, { consented: true })).outcome).toBe("written");
  expect(await storedKeys()).toEqual([]);
});

test("undo of an import waits for consent where it would empty the box, and makes a copy", async () => {
  await become(cards(10));
  const step = (consented: boolean) => writeStep(database, "main", "undo", { at: 5, consented });
  expect(await step(false)).toEqual({
    outcome: "needs-consent",
    loss: { lost: 10, of: 10, needsConsent: true },
  });
  expect(await storedKeys()).toHaveLength(10);
  expect((await step(true)).outcome).toBe("written");
  expect(await storedKeys()).toEqual([]);
  expect((await readCopies(database, "main"))[0]).toMatchObject({ before: "Undo" });
});

test("a copy is made at the first change of an hour, and before every large one", async () => {
  await own("a", HOUR);
  await own("b", HOUR + 1);
  await own("c", 2 * HOUR);
  await become(cards(3), { at: 2 * HOUR + 1, consented: true, isLarge: true });
  const copies = await readCopies(database, "main");
  expect(copies.map(({ at, reason, box }) => [at, reason, box.entries.size])).toEqual([
    [2 * HOUR + 1, "large-change", 3],
    [HOUR, "hour", 0],
  ]);
});

test("a copy before a large change outlives the next one of its hour", async () => {
  await become(cards(5), { at: HOUR });
  await become(cards(1), { at: HOUR + 1, consented: true, isLarge: true });
  await become(cards(2), { at: HOUR + 2, consented: true, isLarge: true });
  const copies = await readCopies(database, "main");
  expect(copies.map(({ box }) => box.entries.size)).toContain(5);
});

test("a write that is cut off at any step leaves the state before it", async () => {
  await own("a");
  for (const step of ["add", "put"] as const) {
    vi.spyOn(IDBObjectStore.prototype, step).mockImplementationOnce(() => {
      throw new DOMException("The disk is full.", "QuotaExceededError");
    });
    await expect(own("b", 5 * HOUR)).rejects.toThrow("The disk is full.");
    vi.restoreAllMocks();
    expect(await storedKeys()).toEqual(["character/a"]);
    expect(await readCopies(database, "main")).toHaveLength(1);
  }
  await own("b", 5 * HOUR);
  expect(await storedKeys()).toEqual(["character/a", "character/b"]);
});
