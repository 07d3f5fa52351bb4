import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import { boxOf } from "../box/box.ts";
import { keyOf, NO_ENTRY } from "../box/entry.ts";
import { openCollection, STEPS } from "./database.ts";
import { readCopies, writeChange, writeProfile } from "./writing.ts";

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
});

const box = boxOf([[keyOf("character", "l1-reimu"), { ...NO_ENTRY, count: 1, limitBreak: 4 }]]);

/** Opens the storage as a site of an earlier version did. */
const openVersion = (version: number) =>
  openCollection(() => undefined, { steps: STEPS.slice(0, version) });

test("a storage of any earlier version is brought to this one with all that it holds", async () => {
  for (const version of STEPS.keys()) {
    if (version === 0) continue;
    vi.stubGlobal("indexedDB", new IDBFactory());
    const earlier = await openVersion(version);
    await writeProfile(earlier, { id: "main", name: "Main", box });
    earlier.close();
    const now = await openCollection(() => undefined, { now: 5 });
    expect(now.version).toBe(STEPS.length);
    expect((await now.get("profiles", "main"))?.box).toEqual(box);
    expect(await now.get("state", "active")).toBe("main");
    const [copy, ...others] = await readCopies(now, "main");
    expect(copy).toMatchObject({ at: 5, reason: "large-change", box });
    expect(others).toEqual([]);
    const make = () => ({ entries: [], amounts: [{ id: "coins", before: 0, after: 3 } as const] });
    await writeChange(now, "main", { label: "Coins", at: 6, make });
    expect((await now.get("profiles", "main"))?.box.amounts.get("coins")).toBe(3);
    now.close();
  }
});

test("a step that fails leaves the storage of before", async () => {
  const earlier = await openVersion(STEPS.length);
  await writeProfile(earlier, { id: "main", name: "Main", box });
  earlier.close();
  const fails = () => {
    throw new Error("no such step");
  };
  const opening = openCollection(() => undefined, { steps: [...STEPS, fails] });
  await expect(opening).rejects.toThrow("no such step");
  const again = await openVersion(STEPS.length);
  expect((await again.get("profiles", "main"))?.box).toEqual(box);
  expect(await readCopies(again, "main")).toEqual([]);
  again.close();
});
