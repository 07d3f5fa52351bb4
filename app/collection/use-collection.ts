import { useSyncExternalStore } from "react";
import type { Box } from "./box/box.ts";
import { EMPTY_BOX, type Entry, type EntryKey, entryOf, NO_ENTRY } from "./box/entry.ts";
import type { Press } from "./box/press.ts";
import { KEPT_KEY } from "./kept-key.ts";
import type { CollectionState, CollectionStore } from "./store/collection-store.ts";
import type { Edit } from "./store/writing.ts";

// The collection as pages see it. What keeps it is fetched only where a collection exists, or is
// begun; pages of other visitors load none of it. A key in the storage says that there is one.

const listeners = new Set<() => void>();
let store: CollectionStore | null = null;
let opening: Promise<CollectionStore> | null = null;
let isUnreadable = false;

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
    isUnreadable = true;
    publish();
    throw error;
  }
  store.subscribe(publish);
  mark();
  publish();
  return store;
}

/**
 * Changes the collection from any page. It shows at once.
 * @throws where the browser keeps nothing
 */
export async function changeCollection(edit: Omit<Edit, "at">) {
  return (await openCollectionStore()).change(edit);
}

/**
 * Does to a record what a press does; gives what was done, in words.
 * @throws where the browser keeps nothing
 */
export async function pressRecord(key: EntryKey, name: string, press: Press): Promise<string> {
  return (await openCollectionStore()).press(key, name, press);
}

/** What the visitor has of a record; nothing before the collection has been read. */
export function useEntry(key: EntryKey): Entry {
  return useSyncExternalStore(
    subscribe,
    () => (store ? entryOf(store.state().box, key) : NO_ENTRY),
    () => NO_ENTRY,
  );
}

/** The whole collection; null before it has been read, and where there is none. */
export function useCollection(): CollectionState | null {
  return useSyncExternalStore(
    subscribe,
    () => store?.state() ?? null,
    () => null,
  );
}

/** The box that is shown; an empty one before it has been read, and where there is none. */
export function useBox(): Box {
  return useKeptBox() ?? EMPTY_BOX;
}

/** The box that is shown; null before it has been read, where there is none, and while nobody needs it. */
export function useKeptBox(isNeeded = true): Box | null {
  return useSyncExternalStore(
    subscribe,
    () => (isNeeded && store?.state().box) || null,
    () => null,
  );
}

/**
 * Whether what the visitor has is known: her collection has been read, or there is none. What could
 * be pressed before would be done to what it does not show.
 */
export function useIsRead(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => store !== null || isUnreadable || !keepsCollection(),
    () => false,
  );
}

/** Whether there is a collection that has been read: what needs no more is drawn once. */
export function useHasCollection(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => store !== null,
    () => false,
  );
}

let isWatching = false;

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  if (!isWatching) watch();
  return () => listeners.delete(changed);
}

function watch(): void {
  isWatching = true;
  openIfKept();
  // Begun in another tab.
  window.addEventListener("storage", ({ key }) => {
    if (key === KEPT_KEY) openIfKept();
  });
}

function openIfKept(): void {
  // A browser that denies its storage keeps no collection either; its page says so.
  if (keepsCollection()) openCollectionStore().catch(reportError);
}

function publish(): void {
  for (const listener of listeners) listener();
}

/** Whether this browser keeps a collection, read or not. */
export function keepsCollection(): boolean {
  try {
    return window.localStorage.getItem(KEPT_KEY) !== null;
  } catch {
    // Denied by the visitor.
    return false;
  }
}

function mark(): void {
  document.documentElement.dataset.collection = "";
  try {
    window.localStorage.setItem(KEPT_KEY, "kept");
  } catch {
    // Denied or full: the collection is read when its own page is opened.
  }
}
