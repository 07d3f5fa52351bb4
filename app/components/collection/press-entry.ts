import type { EntryKey } from "#app/collection/box/entry.ts";
import type { Press } from "#app/collection/box/press.ts";
import { pressRecord } from "#app/collection/use-collection.ts";
import { errorText } from "#app/lib/error-text.ts";
import { showToast } from "#app/ui/toasts.tsx";

/**
 * Does to a record what a press does, and begins a collection where there is none; says so where the
 * browser does not keep it, and where nothing in sight shows it, what was done.
 */
export async function pressEntry(
  key: EntryKey,
  name: string,
  press: Press,
  { isAnnounced = false }: { isAnnounced?: boolean } = {},
): Promise<void> {
  try {
    const done = await pressRecord(key, name, press);
    if (isAnnounced) showToast(done, { duration: 2000, tone: "ai" });
  } catch (error) {
    toastRefusal(error);
  }
}

/** Says that the browser does not keep a collection, or a change of it, and why. */
export function toastRefusal(error: unknown): void {
  showToast(`This browser did not keep the change: ${errorText(error)}.`, {
    duration: 6000,
    tone: "bad",
  });
}
