import { type ReactNode, useEffect } from "react";
import { useCollection } from "#app/collection/use-collection.ts";
import { usePageSearch, useReplaceSearch } from "#app/lib/page-search.ts";
import { Segments } from "#app/ui/choices.tsx";
import { setMarking, useMarking } from "./entry-changes.ts";

const CHOICES = [
  { id: "all", label: "All" },
  { id: "owned", label: "Owned" },
  { id: "missing", label: "Missing" },
  { id: "wanted", label: "Wanted" },
] as const;

/** The key of the address; the server neither reads nor needs it. */
const KEY = "mine";

/**
 * Filters the tiles of a list by the visitor's collection, as the address says, and lets her mark
 * many. Tiles are hidden by the style sheet, so that none is drawn anew. Nothing but the list where
 * there is no collection.
 */
export function ListFilter({ children }: { children: ReactNode }) {
  const collection = useCollection();
  const query = new URLSearchParams(usePageSearch());
  const replace = useReplaceSearch();
  const isMarking = useMarking();
  // Another page begins without.
  useEffect(() => () => setMarking(false), []);
  const chosen = CHOICES.find(({ id }) => id === query.get(KEY))?.id ?? "all";
  const choose = (id: (typeof CHOICES)[number]["id"]) => {
    if (id === "all") query.delete(KEY);
    else query.set(KEY, id);
    replace(query);
  };
  return (
    <>
      {collection ? (
        <div className="actions">
          <Segments
            label="My collection"
            name={KEY}
            options={CHOICES}
            value={chosen}
            onChange={choose}
          />
          <button
            type="button"
            className="btn"
            aria-pressed={isMarking}
            onClick={() => setMarking(!isMarking)}
          >
            {isMarking ? "Done marking" : "Mark many"}
          </button>
          {isMarking ? (
            <p className="help" role="status">
              Press each one that you own; press again to take it out.
            </p>
          ) : null}
        </div>
      ) : null}
      <div
        className="filtered"
        data-mine={collection && chosen !== "all" ? chosen : undefined}
        data-marking={isMarking || undefined}
      >
        {children}
      </div>
    </>
  );
}
