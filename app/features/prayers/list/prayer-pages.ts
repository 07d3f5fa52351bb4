import type {
  ListedPrayer,
  NextPrayersAnswer,
  PrayerListAnswer,
} from "#app/api-schemas/prayers.ts";
import { errorText } from "#app/lib/error-text.ts";

/** The list as far as the browser has it; the options of the search come with the first page. */
export interface PrayerPages {
  readonly prayers: readonly ListedPrayer[];
  readonly options: PrayerListAnswer["filterOpts"];
  /** Whether it is the whole list, which stays so while it is loaded again and where that fails. */
  readonly isWhole: boolean;
  /** Why the last loading stopped, where it failed. */
  readonly fault: string | null;
}

const NOTHING: PrayerPages = {
  prayers: [],
  options: { characters: [], cards: [] },
  isWhole: false,
  fault: null,
};

interface Calls {
  first(): Promise<PrayerListAnswer>;
  after(last: string): Promise<NextPrayersAnswer>;
}

/**
 * Fetches the list page by page until the last (specification 2 §4) and reports every page. A list
 * that is loaded again stays as it was until the new one is whole.
 */
export function prayerPages(calls: Calls) {
  let pages = NOTHING;
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const publish = (next: PrayerPages) => {
    pages = next;
    for (const listener of listeners) listener();
  };

  const readAll = async () => {
    const keepsOld = pages.isWhole;
    let read = NOTHING;
    try {
      let page: NextPrayersAnswer | PrayerListAnswer = await calls.first();
      for (;;) {
        read = {
          prayers: [...read.prayers, ...page.content],
          options: "filterOpts" in page ? page.filterOpts : read.options,
          isWhole: page.isLast,
          fault: null,
        };
        if (!keepsOld || page.isLast) publish(read);
        const last = page.content.at(-1);
        if (page.isLast || !last) break;
        page = await calls.after(last.id);
      }
    } catch (error) {
      const fault = errorText(error);
      publish({ ...(keepsOld ? pages : read), fault });
    }
  };

  return {
    current: () => pages,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Begins to load, unless that is under way. */
    load(): Promise<void> {
      running ??= readAll().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

export const NO_PAGES = NOTHING;
