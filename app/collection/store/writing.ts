import type { Box } from "../box/box.ts";
import { applied, type Change, inverse, isNoChange } from "../box/change.ts";
import { EMPTY_BOX } from "../box/entry.ts";
import { EMPTY_JOURNAL, nextToRedo, nextToUndo, recorded } from "../box/journal.ts";
import { type Loss, lossOf } from "../box/loss.ts";
import { isCopyDue, keptCopies } from "../box/snapshots.ts";
import type { CollectionDatabase, CopyReason, StoredCopy, StoredProfile } from "./database.ts";

/** What became of a change. */
export type Written =
  | { readonly outcome: "written"; readonly profile: StoredProfile }
  | { readonly outcome: "needs-consent"; readonly loss: Loss }
  | { readonly outcome: "nothing" };

/** What is to be done to a profile. */
export interface Edit {
  /** In words, for the journal: "Owned Reimu". */
  readonly label: string;
  /** Made from the box as it stands when it is written, whatever another tab did meanwhile. */
  readonly make: (box: Box) => Change;
  /** Ms since the epoch. */
  readonly at: number;
  /** The visitor agreed to lose what it takes out of the box. */
  readonly consented?: boolean;
  /** A copy of the box is made before: for imports, restored copies and the like. */
  readonly isLarge?: boolean;
}

/** A copy before something large is kept beside those of the hours; the newest of them. */
const LARGE_COPIES = 20;

/** Reads, changes and writes a profile in one transaction: all of it is kept, or nothing. */
export async function writeChange(
  database: CollectionDatabase,
  id: string,
  { label, make, at, consented = false, isLarge = false }: Edit,
): Promise<Written> {
  return inTransaction(database, id, at, { isLarge, before: label }, (profile) => {
    const change = make(profile.box);
    if (isNoChange(change)) return { outcome: "nothing" };
    const box = applied(profile.box, change);
    const loss = lossOf(profile.box, box);
    if (loss.needsConsent && !consented) return { outcome: "needs-consent", loss };
    const journal = recorded(profile.journal, { at, label, change });
    return { outcome: "written", profile: { ...profile, box, journal } };
  });
}

/**
 * Takes the last change back, or does again the one that was taken back last. One that takes much
 * out of the box waits for consent like any other change, and a copy is made before.
 */
export async function writeStep(
  database: CollectionDatabase,
  id: string,
  step: "undo" | "redo",
  { at, consented = false }: Pick<Edit, "at" | "consented">,
): Promise<Written> {
  const before = step === "undo" ? "Undo" : "Redo";
  return inTransaction(database, id, at, { isLarge: consented, before }, (profile) => {
    const { journal } = profile;
    const entry = step === "undo" ? nextToUndo(journal) : nextToRedo(journal);
    if (!entry) return { outcome: "nothing" };
    const change = step === "undo" ? inverse(entry.change) : entry.change;
    const undone = journal.undone + (step === "undo" ? 1 : -1);
    const box = applied(profile.box, change);
    const loss = lossOf(profile.box, box);
    if (loss.needsConsent && !consented) return { outcome: "needs-consent", loss };
    return { outcome: "written", profile: { ...profile, box, journal: { ...journal, undone } } };
  });
}

/** A new profile, which is shown from now on. */
export async function writeProfile(
  database: CollectionDatabase,
  { id, name, box = EMPTY_BOX }: { id: string; name: string; box?: Box },
): Promise<void> {
  const transaction = database.transaction(["profiles", "state"], "readwrite");
  const profile = { id, name, box, journal: EMPTY_JOURNAL, removedAt: 0 };
  await Promise.all([
    transaction.objectStore("profiles").put(profile),
    transaction.objectStore("state").put(id, "active"),
    transaction.done,
  ]);
}

/** The copies of a profile, the newest first. */
export async function readCopies(database: CollectionDatabase, id: string): Promise<StoredCopy[]> {
  const copies = await database.getAllFromIndex("copies", "profile", id);
  return copies
    .flatMap((copy) => (copy.id === undefined ? [] : [{ ...copy, id: copy.id }]))
    .reverse();
}

async function inTransaction(
  database: CollectionDatabase,
  id: string,
  at: number,
  { isLarge, before }: { isLarge: boolean; before: string },
  work: (profile: StoredProfile) => Written,
): Promise<Written> {
  const transaction = database.transaction(["profiles", "copies"], "readwrite", {
    durability: "strict",
  });
  const profiles = transaction.objectStore("profiles");
  const copies = transaction.objectStore("copies");
  try {
    const profile = await profiles.get(id);
    if (!profile) throw new Error(`There is no profile ${id}.`);
    const written = work(profile);
    if (written.outcome === "written") {
      const stored = await copies.index("profile").getAll(id);
      const reason: CopyReason = isLarge ? "large-change" : "hour";
      if (isLarge || isCopyDue(stored, at)) {
        const copy = { profile: id, at, reason, before: isLarge ? before : "", box: profile.box };
        await copies.add(copy);
        for (const old of superfluous([...stored, copy])) {
          if (old.id !== undefined) await copies.delete(old.id);
        }
      }
      await profiles.put(written.profile);
    }
    await transaction.done;
    return written;
  } catch (error) {
    abort(transaction);
    throw error;
  }
}

type Copy = Omit<StoredCopy, "id"> & { id?: number };

function superfluous(copies: readonly Copy[]): Copy[] {
  const large = copies.filter(({ reason }) => reason === "large-change").slice(-LARGE_COPIES);
  const kept = new Set([...keptCopies(copies), ...large]);
  return copies.filter((copy) => !kept.has(copy));
}

/** Leaves the state before; one that has ended by itself needs no end. */
function abort(transaction: { abort(): void; done: Promise<unknown> }): void {
  // It rejects with what is thrown anyway.
  transaction.done.catch(() => undefined);
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
