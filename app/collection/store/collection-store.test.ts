import "fake-indexeddb/auto";
import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keyOf } from "../box/entry.ts";
import { openStore } from "./collection-store.ts";

const REIMU = keyOf("character", "l1-reimu");
const MARISA = keyOf("character", "l1-marisa");

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  // One tab alone: whoever asks first goes first.
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
  vi.stubGlobal("navigator", { locks: { request } });
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      postMessage = () => undefined;
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a press shows at once, and none of the next ones takes it back while it is written", async () => {
  const store = await openStore(() => 0);
  const shown: string[][] = [];
  store.subscribe(() => shown.push([...store.state().box.entries.keys()]));
  const first = store.press(REIMU, "Reimu", "own");
  expect(shown).toEqual([[REIMU]]);
  const second = store.press(MARISA, "Marisa", "want");
  expect(shown.at(-1)).toEqual([REIMU, MARISA]);
  const reimu = store.state().box.entries.get(REIMU);
  expect(await Promise.all([first, second])).toEqual(["Owned: Reimu", "Wanted: Marisa"]);
  expect(new Set(shown.slice(1).map(String))).toEqual(new Set([String([REIMU, MARISA])]));
  // Read anew from the storage, and the very same for who draws it.
  expect(store.state().box.entries.get(REIMU)).toBe(reimu);
  expect(store.state().undo).toBe("Wanted: Marisa");
});

test("whenever others are pressed, what was pressed before stays shown", async () => {
  const store = await openStore(() => 0);
  const isShown: boolean[] = [];
  store.subscribe(() => isShown.push(store.state().box.entries.has(REIMU)));
  let isWritten = false;
  const first = store.press(REIMU, "Reimu", "own").then(() => {
    isWritten = true;
  });
  const others: Promise<string>[] = [];
  while (!isWritten) {
    others.push(store.press(keyOf("card", others.length), "A card", "own"));
    await new Promise(setImmediate);
  }
  await Promise.all([first, ...others]);
  expect(isShown).not.toContain(false);
  expect(store.state().box.entries.size).toBe(1 + others.length);
});

test("a press that cannot be written is taken back, and says why", async () => {
  const store = await openStore(() => 0);
  await store.press(REIMU, "Reimu", "own");
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementationOnce(() => {
    throw new DOMException("The disk is full.", "QuotaExceededError");
  });
  await expect(store.press(MARISA, "Marisa", "own")).rejects.toThrow("The disk is full.");
  expect([...store.state().box.entries.keys()]).toEqual([REIMU]);
  await store.press(MARISA, "Marisa", "own");
  expect([...store.state().box.entries.keys()]).toEqual([REIMU, MARISA]);
});
