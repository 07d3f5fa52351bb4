import { lazy, Suspense } from "react";
import type { EntryKey } from "#app/collection/box/entry.ts";
import { useEntry, useIsRead } from "#app/collection/use-collection.ts";
import { Icon } from "#app/ui/icon.tsx";
import { pressEntry } from "./press-entry.ts";

// Most visitors keep no collection: what else there is to change comes with the first thing owned.
const EntryFields = lazy(async () => {
  const { EntryFields } = await import("./entry-fields.tsx");
  return { default: EntryFields };
});

/**
 * What the visitor has of a record, to change: owned, wanted, limit break and the rest. The keys
 * O, W, + and - do the same while it stands on the page. Begins a collection with the first press.
 */
export function EntryControl({ entryKey, name }: { entryKey: EntryKey; name: string }) {
  const entry = useEntry(entryKey);
  const isRead = useIsRead();
  const isOwned = entry.count > 0;
  return (
    <section
      className="entry-control"
      data-waiting={isRead ? undefined : ""}
      data-entry={entryKey}
      data-name={name}
      aria-label={`My collection: ${name}`}
    >
      <div className="flex flex-wrap gap-x-4 gap-y-2 items-center">
        <button
          type="button"
          className="btn btn-s aria-pressed:border-good aria-pressed:bg-transparent aria-pressed:text-good min-h-touch"
          aria-pressed={isOwned}
          aria-keyshortcuts="O"
          onClick={() => void pressEntry(entryKey, name, "own")}
        >
          <Icon name={isOwned ? "check" : "plus"} />
          {isOwned ? "Owned" : "I own this"}
        </button>
        <button
          type="button"
          className="btn btn-s min-h-touch"
          aria-pressed={entry.wanted}
          aria-keyshortcuts="W"
          onClick={() => void pressEntry(entryKey, name, "want")}
        >
          <Icon name="star-5" />
          {entry.wanted ? "Wanted" : "Want"}
        </button>
        <a className="link ms-auto text-dense" href="/collection">
          My collection
        </a>
      </div>
      {isOwned || entry.wanted || entry.note !== "" ? (
        <Suspense
          fallback={
            isOwned ? (
              <div className="flex flex-wrap gap-x-4 gap-y-2 items-center min-h-touch" />
            ) : null
          }
        >
          <EntryFields entryKey={entryKey} name={name} entry={entry} />
        </Suspense>
      ) : null}
    </section>
  );
}
