import type { Written } from "#app/collection/store/writing.ts";
import { changeCollection } from "#app/collection/use-collection.ts";
import { errorText } from "#app/lib/error-text.ts";
import { showToast } from "#app/ui/toasts.tsx";

type Edit = Parameters<typeof changeCollection>[0];

/** Changes the collection; where the browser refuses, says so. */
export async function writeChange(edit: Edit): Promise<Written | null> {
  return orToast(() => changeCollection(edit));
}

/** Does something with the collection, and says why where it cannot be done. */
export async function orToast<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    showToast(whyNot(error), { duration: 8000, tone: "bad" });
    return null;
  }
}

function whyNot(error: unknown): string {
  if (error instanceof DOMException && error.name === "QuotaExceededError") {
    return "Nothing was changed: this browser has no room left. Save the collection as a file.";
  }
  return `Nothing was changed: this browser did not keep it (${errorText(error)}).`;
}
