import { useEffect, useSyncExternalStore } from "react";
import { EMPTY_BOX, type Entry, type EntryKey, entryOf, NO_ENTRY } from "./box/box.ts";
import type { CollectionState, CollectionStore } from "./store/collection-store.ts";
import type { Deed } from "./store/writing.ts";

/**
 * The collection as pages see it. What keeps it is fetched only where a collection exists, or is
 * begun; pages of other visitors carry none of it. A key in the storage tells that there is one.
 */
const MARK = "collection";

const listeners = new Set<() => void>();
let store: CollectionStore | null = null;
let opening: Promise<CollectionStore> | null = null;
let isWatching = false;

/** Opens the collection, and begins one where there is none. */
export function openCollectionStore(): Promise<CollectionStore> {
  opening ??= open();
  return opening;
}

async function open(): Promise<CollectionStore> {
  try {
    const { openStore } = await import("./store/collection-store.ts");
    store = await openStore(Date.now);
  } catch (error) {
    // Tried anew when it is asked for again.
    opening = null;
    throw error;
  }
  store.subscribe(tell);
  mark();
  tell();
  return store;
}

/**
 * Changes the collection from any page. It shows at once.
 * @throws where the browser keeps nothing
 */
export async function changeCollection(deed: Omit<Deed, "at">) {
  return (await openCollectionStore()).change(deed);
}

/** What the visitor has of a record; nothing before the collection has been read. */
export function useEntry(key: EntryKey): Entry {
  useStoredCollection();
  return useSyncExternalStore(
    subscribe,
    () => (store ? entryOf(store.state().box, key) : NO_ENTRY),
    () => NO_ENTRY,
  );
}

/** The whole collection; null before it has been read, and where there is none. */
export function useCollection(): CollectionState | null {
  useStoredCollection();
  return useSyncExternalStore(
    subscribe,
    () => store?.state() ?? null,
    () => null,
  );
}

/** The box that is shown; an empty one before it has been read. */
export function useBox() {
  return useCollection()?.box ?? EMPTY_BOX;
}

function useStoredCollection(): void {
  useEffect(() => {
    if (isWatching) return;
    isWatching = true;
    openIfKept();
    // Begun in another tab.
    window.addEventListener("storage", ({ key }) => {
      if (key === MARK) openIfKept();
    });
  }, []);
}

function openIfKept(): void {
  // A browser that denies its storage keeps no collection either; its page says so.
  if (isMarked()) openCollectionStore().catch(reportError);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function isMarked(): boolean {
  try {
    return window.localStorage.getItem(MARK) !== null;
  } catch {
    // Denied by the visitor.
    return false;
  }
}

function mark(): void {
  try {
    window.localStorage.setItem(MARK, "kept");
  } catch {
    // Denied or full: the collection is read when its own page is opened.
  }
}
