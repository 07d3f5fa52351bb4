import { errorText } from "#app/lib/error-text.ts";
import type { CollectionDatabase } from "./database.ts";

/** A file on the visitor's own disk that is kept up to date, where her browser can. */
export interface KeptFile {
  readonly handle: FileSystemFileHandle;
  /** When it was last written, ms since the epoch; null for never. */
  readonly writtenAt: number | null;
  /** Why it is behind: the browser asks her anew, or what went wrong; null while nothing does. */
  readonly problem: "asks" | { readonly message: string } | null;
}

const LOCK = "collection-file";

/** Writes the file that is kept, if there is one, and notes how that went. */
export async function updateKeptFile(
  database: CollectionDatabase,
  { textOf, now }: { textOf: () => Promise<string>; now: number },
): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    const kept = await database.get("file", "kept");
    if (!kept) return;
    const problem = await problemOfWriting(kept.handle, textOf);
    const writtenAt = problem === null ? now : kept.writtenAt;
    await database.put("file", { handle: kept.handle, writtenAt, problem }, "kept");
  });
}

/** Writes a file as a whole, or leaves it as it was; null where it is written. */
export async function problemOfWriting(
  handle: FileSystemFileHandle,
  textOf: () => Promise<string>,
): Promise<KeptFile["problem"]> {
  try {
    const permission = (await handle.queryPermission?.({ mode: "readwrite" })) ?? "granted";
    if (permission !== "granted") return "asks";
    const text = await textOf();
    const stream = await handle.createWritable();
    await stream.write(text);
    // Only now does it take the place of the file before.
    await stream.close();
    return null;
  } catch (error) {
    return { message: errorText(error) };
  }
}
