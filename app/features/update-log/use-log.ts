import { useCallback, useEffect, useRef, useState } from "react";
import type { UpdateEntry, UpdatesAnswer } from "#app/api-schemas/updates.ts";
import { latestMoment } from "#app/game/reveal.ts";
import { apiAnswer } from "#app/lib/api-client.ts";
import { errorText } from "#app/lib/error-text.ts";
import { useSettings } from "#app/settings/settings-context.ts";
import { useClockFrom } from "#app/ui/clock.ts";
import type { LogPage } from "./log-page.ts";
import { hidesItems, revealsIn, type ShownEntry, shownEntry } from "./shown-entry.ts";

export interface Log {
  readonly entries: readonly ShownEntry[];
  readonly isLast: boolean;
  /** Message of the request that failed, or null. */
  readonly fault: string | null;
  /** Loads the entries after the last one, or what could not be loaded. */
  loadMore(): void;
  /** Shows the hidden items of an entry. */
  show(number: number): void;
}

/**
 * The log as it grows in the browser. The server's entries leave hidden items out; where the
 * visitor may see them, because of her setting, her wish or the time, they are fetched whole.
 */
export function useLog(page: LogPage): Log {
  const { jpContent } = useSettings();
  const [shownWhole, setShownWhole] = useState<ReadonlySet<number>>(new Set());
  const { whole, isLast, failed, load } = useWholeEntries();
  const moments = [page.next, ...revealsIn([...whole.values()])];
  const now = useClockFrom(page.at, (now) => latestMoment(page.at, moments, now), 100);

  const entries = [
    ...page.entries.map((entry) => {
      const record = whole.get(entry.number);
      return record ? shownEntry(record, now, jpContent || shownWhole.has(entry.number)) : entry;
    }),
    ...entriesBelow(page.entries.at(-1)?.number, whole).map((record) =>
      shownEntry(record, now, jpContent || shownWhole.has(record.number)),
    ),
  ];

  const isOutdated = jpContent || (page.next !== null && page.next <= now);
  const wanted = page.entries.find(
    (entry) => (isOutdated || shownWhole.has(entry.number)) && isMissing(entry, whole),
  )?.number;
  useEffect(() => {
    if (wanted !== undefined) {
      load(wanted + 1);
    }
  }, [wanted, load]);

  const last = entries.at(-1)?.number;
  return {
    entries,
    isLast: page.isLast || isLast,
    fault: failed?.message ?? null,
    loadMore: () => {
      const after = failed?.last ?? last;
      if (after !== undefined) {
        load(after);
      }
    },
    show: (number) => setShownWhole((before) => new Set(before).add(number)),
  };
}

/** The entries that were fetched whole, by number. */
function useWholeEntries() {
  const [whole, setWhole] = useState<ReadonlyMap<number, UpdateEntry>>(new Map());
  const [isLast, setIsLast] = useState(false);
  const [failed, setFailed] = useState<{ last: number; message: string } | null>(null);
  const asked = useRef(new Set<number>());
  const load = useCallback((last: number) => {
    if (asked.current.has(last)) {
      return;
    }
    asked.current.add(last);
    setFailed(null);
    fetchEntries(last)
      .then(({ content, isLast }) => {
        setWhole(
          (before) => new Map([...before, ...content.map((one) => [one.number, one] as const)]),
        );
        setIsLast((before) => before || isLast);
      })
      .catch((error: unknown) => {
        asked.current.delete(last);
        setFailed({ last, message: errorText(error) });
      });
  }, []);
  return { whole, isLast, failed, load };
}

function isMissing(entry: ShownEntry, whole: ReadonlyMap<number, UpdateEntry>): boolean {
  return hidesItems(entry) && !whole.has(entry.number);
}

/** Fetched entries that are older than all of the server's, the newest first. */
function entriesBelow(
  last: number | undefined,
  whole: ReadonlyMap<number, UpdateEntry>,
): UpdateEntry[] {
  return [...whole.values()]
    .filter(({ number }) => last === undefined || number < last)
    .sort((a, b) => b.number - a.number);
}

/**
 * The page of the log after the entry with the number `last`, hidden items and all.
 * @throws {Error} with what the server says, else 'update data is null' (specification 1 §8).
 */
function fetchEntries(last: number): Promise<UpdatesAnswer> {
  return apiAnswer(`/api/general/updates?last=${last}`, "update data is null");
}
