import { useMemo } from "react";
import type { ChronologicalAnswer } from "#app/api-schemas/characters.ts";
import type { NamesById } from "#app/components/character/listed-groups.ts";
import { type DataText, dataOfText } from "#app/lib/data-text.ts";
import type { Fetched } from "#app/lib/use-api-answer.ts";
import { useSpoilerAnswer } from "#app/settings/use-spoiler-answer.ts";
import { siteNow } from "#app/ui/clock.ts";
import { chronologicalRecords, namesInChronological } from "./chronological-records.ts";

const CHRONOLOGICAL = "/api/characters/chronological";

/** What a list shows, and of how many characters in all. */
export interface Shown<List> {
  readonly list: List;
  readonly total: number;
}

/** What a page's loader gives of a list. */
export interface Given<List> {
  readonly list: DataText<List>;
  readonly total: number;
  /** Until when it is right, ms since the epoch. */
  readonly next: number | null;
}

/** How the fetching of what is hidden stands. */
export type Hidden = Omit<Fetched<unknown>, "answer">;

/**
 * The list of a page: what the server gave, which knows released characters only, and in spoiler
 * mode what `shape` makes of the API's answer at `path`, as soon as that is there. It stays the same
 * object as long as `shape` is the same function, so that a list is drawn only when it changes.
 */
export function useSpoilerList<Answer extends object, List>(
  { list, total, next }: Given<List>,
  path: string,
  shape: (answer: Answer, namesOf: NamesById, now: number) => List,
): Shown<List> & { readonly hidden: Hidden } {
  const one = useSpoilerAnswer<Answer>(path, { next });
  const all = useSpoilerAnswer<ChronologicalAnswer>(CHRONOLOGICAL, {
    next,
    missing: "data is null 2",
  });
  const shaped = useMemo(
    () =>
      one.answer === null || all.answer === null
        ? null
        : {
            list: shape(one.answer, namesInChronological(all.answer), siteNow()),
            total: chronologicalRecords(all.answer).length,
          },
    [one.answer, all.answer, shape],
  );
  const given = useMemo(() => ({ list: dataOfText(list), total }), [list, total]);
  return { ...(shaped ?? given), hidden: both(one, all) };
}

function both(one: Hidden, other: Hidden): Hidden {
  return {
    isLoading: one.isLoading || other.isLoading,
    fault: one.fault ?? other.fault,
    tryAgain: () => {
      if (one.fault !== null) one.tryAgain();
      if (other.fault !== null) other.tryAgain();
    },
  };
}
