import { type Box, EMPTY_BOX } from "../box/box.ts";
import { applied } from "../box/change.ts";
import { nextToRedo, nextToUndo } from "../box/journal.ts";
import { type CollectionDatabase, openCollection, type StoredProfile } from "./database.ts";
import {
  type Deed,
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
}

export interface ProfileName {
  readonly id: string;
  readonly name: string;
}

export type CollectionStore = Awaited<ReturnType<typeof openStore>>;

const CHANNEL = "collection";
const LOCK = "collection";

/** Opens the collection of this browser, and begins one where there is none. */
export async function openStore(clock: () => number) {
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
  let state = await readState(await opened());

  function show(next: CollectionState): void {
    state = next;
    for (const listener of listeners) listener();
  }
  async function reread(): Promise<void> {
    show(await readState(await opened()));
  }
  // Reads that come late must not show what is older.
  let reading: Promise<void> = Promise.resolve();
  function follow(): Promise<void> {
    reading = reading.then(reread, reread);
    return reading;
  }
  channel.onmessage = () => void follow().catch(reportError);

  /** One tab writes at a time; the others hear of it. */
  async function locked<Result>(work: (open: CollectionDatabase) => Promise<Result>) {
    const result = await navigator.locks.request(LOCK, async () => work(await opened()));
    await follow();
    channel.postMessage("changed");
    return result;
  }

  return {
    state: () => state,
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    /**
     * Changes the box that is shown. It shows at once, and what is stored is shown after that: where
     * nothing could be written, the box as it was.
     * @throws where the browser refuses to keep it
     */
    async change(deed: Omit<Deed, "at">): Promise<Written> {
      const { active } = state;
      if (!deed.isLarge) show({ ...state, box: applied(state.box, deed.make(state.box)) });
      try {
        return await locked((open) => writeChange(open, active, { ...deed, at: clock() }));
      } catch (error) {
        await follow();
        throw error;
      }
    },
    step: (step: "undo" | "redo") => locked((open) => writeStep(open, state.active, step, clock())),
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
    async namedBoxes() {
      return (await profilesOf(await opened())).map(({ name, box }) => ({ name, box }));
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
  const transaction = database.transaction(["profiles", "state"]);
  const all = await transaction.objectStore("profiles").getAll();
  const kept = transaction.objectStore("state");
  const active = await kept.get("active");
  const [filed, linked] = [await kept.get("filed"), await kept.get("linked")];
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
  };
}

function byName(one: StoredProfile, other: StoredProfile): number {
  return one.name.localeCompare(other.name, "en");
}
