import { type Box, sharingEntries } from "../box/box.ts";
import { applied } from "../box/change.ts";
import type { EntryKey } from "../box/entry.ts";
import { EMPTY_BOX } from "../box/entry.ts";
import { nextToRedo, nextToUndo } from "../box/journal.ts";
import { type Press, pressed } from "../box/press.ts";
import { type CollectionDatabase, openCollection, type StoredProfile } from "./database.ts";
import type { KeptFile } from "./kept-file.ts";
import {
  type Edit,
  readCopies,
  type Written,
  writeChange,
  writeProfile,
  writeStep,
} from "./writing.ts";

/** What the pages see of the collection. */
export interface CollectionState {
  readonly box: Box;
  /** Id of the profile that is shown. */
  readonly active: string;
  readonly profiles: readonly ProfileName[];
  readonly removed: readonly ProfileName[];
  /** What undo and redo would do, in words; null where they do nothing. */
  readonly undo: string | null;
  readonly redo: string | null;
  /** When the box was last written to a file or a link; null for never. */
  readonly filedAt: number | null;
  readonly linkedAt: number | null;
  /** The file that is kept up to date; null for none. */
  readonly file: KeptFile | null;
}

export interface ProfileName {
  readonly id: string;
  readonly name: string;
}

export type CollectionStore = Awaited<ReturnType<typeof openStore>>;

const CHANNEL = "collection";
const LOCK = "collection";
const FILE_DELAY = 500;

/** Opens the collection of this browser, and begins one where there is none. */
export async function openStore(clock: () => number) {
  // Browsers give locks to secure pages alone.
  if (!("locks" in navigator)) throw new Error("it asks for an address that begins with https");
  let database: CollectionDatabase | null = null;
  const opened = async () => {
    database ??= await openCollection(() => {
      database = null;
    });
    return database;
  };
  const listeners = new Set<() => void>();
  const channel = new BroadcastChannel(CHANNEL);
  await begin(await opened());
  let stored = await readState(await opened());
  let state = stored;
  /** What is shown and not yet read back, in its order; `written` of it is stored already. */
  const pending = new Set<Omit<Edit, "at">>();
  const written = new Set<Omit<Edit, "at">>();

  function show(): void {
    const done = [...pending];
    const box = done.reduce((before, { make }) => applied(before, make(before)), stored.box);
    state = {
      ...stored,
      // What is drawn of an entry that says the same is not drawn anew.
      box: sharingEntries(state.box, box),
      undo: done.at(-1)?.label ?? stored.undo,
    };
    for (const listener of listeners) listener();
  }
  let writing: ReturnType<typeof setTimeout> | undefined;
  /** The file that is kept follows when nothing more is changed for a while. */
  function updateFile(): void {
    clearTimeout(writing);
    if (state.file) writing = setTimeout(() => void writeFile().catch(reportError), FILE_DELAY);
  }
  async function writeFile(): Promise<void> {
    const open = await opened();
    const [{ updateKeptFile }, { fileOf }] = await Promise.all([
      import("./kept-file.ts"),
      import("../file/write-file.ts"),
    ]);
    const textOf = async () => fileOf(await namedBoxes(), clock());
    await updateKeptFile(open, { textOf, now: clock() });
    await follow();
    channel.postMessage("changed");
  }
  async function namedBoxes() {
    return (await profilesOf(await opened())).map(({ name, box }) => ({ name, box }));
  }
  /** Under the lock alone: what is written while it is read would show twice, or not at all. */
  async function reread(): Promise<void> {
    stored = await readState(await opened());
    for (const edit of written) pending.delete(edit);
    written.clear();
    show();
  }
  const follow = () => navigator.locks.request(LOCK, reread);
  channel.onmessage = () => void follow().catch(reportError);

  /** One tab writes at a time; the others hear of it. */
  async function locked<Result>(work: (open: CollectionDatabase) => Promise<Result>) {
    const result = await navigator.locks.request(LOCK, async () => {
      const done = await work(await opened());
      await reread();
      return done;
    });
    channel.postMessage("changed");
    updateFile();
    return result;
  }

  /** It shows at once, and after that what is stored: where nothing could be written, that. */
  async function changeBox(edit: Omit<Edit, "at">): Promise<Written> {
    const { active } = state;
    if (!edit.isLarge) {
      pending.add(edit);
      show();
    }
    try {
      return await locked(async (open) => {
        const outcome = await writeChange(open, active, { ...edit, at: clock() });
        written.add(edit);
        return outcome;
      });
    } catch (error) {
      pending.delete(edit);
      show();
      throw error;
    }
  }

  return {
    state: () => state,
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    /**
     * Changes the box that is shown.
     * @throws where the browser refuses to keep it
     */
    change: changeBox,
    /** Does to a record what a press does, as `change`; gives what was done, in words. */
    async press(key: EntryKey, name: string, press: Press): Promise<string> {
      const { label, make } = pressed(state.box, key, name, press);
      await changeBox({ label, make });
      return label;
    },
    step: (step: "undo" | "redo", consented = false) =>
      locked((open) => writeStep(open, state.active, step, { at: clock(), consented })),
    copies: async () => readCopies(await opened(), state.active),
    /** Begins a profile, and shows it. */
    addProfile: (name: string, box?: Box) =>
      locked((open) => writeProfile(open, { id: crypto.randomUUID(), name, ...(box && { box }) })),
    renameProfile: (id: string, name: string) =>
      locked((open) => change(open, id, (profile) => ({ ...profile, name }))),
    showProfile: (id: string) => locked((open) => open.put("state", id, "active")),
    /** Takes a profile out of sight; it can be brought back. */
    removeProfile: (id: string) =>
      locked(async (open) => {
        await change(open, id, (profile) => ({ ...profile, removedAt: clock() }));
        await begin(open);
      }),
    restoreProfile: (id: string) =>
      locked((open) => change(open, id, (profile) => ({ ...profile, removedAt: 0 }))),
    /** Every profile with its box, for a file. */
    namedBoxes,
    /** Keeps a file up to date from now on, and writes it at once. */
    async keepFile(handle: FileSystemFileHandle) {
      await (await opened()).put("file", { handle, writtenAt: null, problem: null }, "kept");
      await writeFile();
    },
    /** Writes the file that is kept, such as after the visitor has allowed it anew. */
    writeFile,
    /** Leaves the file as it is. */
    async leaveFile() {
      await (await opened()).delete("file", "kept");
      await follow();
      channel.postMessage("changed");
    },
    /** Notes that the box was written to a file, or made a link. */
    noteCopy: (kind: "filed" | "linked") => locked((open) => open.put("state", clock(), kind)),
  };
}

async function profilesOf(database: CollectionDatabase): Promise<StoredProfile[]> {
  const profiles = await database.getAll("profiles");
  return profiles.filter(({ removedAt }) => removedAt === 0).sort(byName);
}

/** A collection has a profile that is shown, always. */
async function begin(database: CollectionDatabase): Promise<void> {
  const profiles = await profilesOf(database);
  const active = await database.get("state", "active");
  if (profiles.some(({ id }) => id === active)) return;
  const [first] = profiles;
  if (first) await database.put("state", first.id, "active");
  // The same id in every tab: two that begin at once begin the same profile.
  else await writeProfile(database, { id: await freeId(database), name: "My collection" });
}

async function freeId(database: CollectionDatabase): Promise<string> {
  const taken = new Set(await database.getAllKeys("profiles"));
  let number = 1;
  while (taken.has(`profile-${number}`)) number += 1;
  return `profile-${number}`;
}

async function change(
  database: CollectionDatabase,
  id: string,
  make: (profile: StoredProfile) => StoredProfile,
): Promise<void> {
  const transaction = database.transaction("profiles", "readwrite");
  const profile = await transaction.store.get(id);
  if (profile) await transaction.store.put(make(profile));
  await transaction.done;
}

async function readState(database: CollectionDatabase): Promise<CollectionState> {
  const transaction = database.transaction(["profiles", "state", "file"]);
  const all = await transaction.objectStore("profiles").getAll();
  const kept = transaction.objectStore("state");
  const active = await kept.get("active");
  const [filed, linked] = [await kept.get("filed"), await kept.get("linked")];
  const file = await transaction.objectStore("file").get("kept");
  await transaction.done;
  const profile = all.find(({ id }) => id === active);
  const named = all.toSorted(byName);
  const namesOf = (isRemoved: boolean) =>
    named
      .filter(({ removedAt }) => removedAt > 0 === isRemoved)
      .map(({ id, name }) => ({ id, name }));
  return {
    box: profile?.box ?? EMPTY_BOX,
    active: profile?.id ?? "",
    profiles: namesOf(false),
    removed: namesOf(true),
    undo: (profile && nextToUndo(profile.journal)?.label) ?? null,
    redo: (profile && nextToRedo(profile.journal)?.label) ?? null,
    filedAt: typeof filed === "number" ? filed : null,
    linkedAt: typeof linked === "number" ? linked : null,
    file: file ?? null,
  };
}

function byName(one: StoredProfile, other: StoredProfile): number {
  return one.name.localeCompare(other.name, "en");
}
