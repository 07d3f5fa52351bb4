import { useMemo } from "react";
import { type DataText, dataOfText } from "#app/lib/data-text.ts";
import type { Fetched } from "#app/lib/use-api-answer.ts";
import { useJpContent } from "#app/settings/settings-context.ts";
import { HIDDEN_FAULT } from "#app/settings/spoiler-count.tsx";
import { useSpoilerAnswer } from "#app/settings/use-spoiler-answer.ts";
import { siteNow } from "#app/ui/clock.ts";
import { type ListedState, useListedRecords } from "./listed-characters.tsx";

/** What a page's loader gives of a list. */
export interface Given<List> {
  /** Its characters by their ids: what is shown of each stands in the document as markup. */
  readonly list: DataText<List>;
  /** Until when it is right, ms since the epoch. */
  readonly next: number | null;
}

/** What a list shows. */
export interface Shown<List> {
  readonly list: List;
  /** Whether those who are not released are among them. */
  readonly isWhole: boolean;
  /** What its tiles are drawn of. */
  readonly listed: ListedState;
  readonly hidden: Hidden;
}

/** How the fetching of what is hidden stands, and of what tiles are drawn of. */
export interface Hidden extends Omit<Fetched<unknown>, "answer"> {
  /** What could not be loaded. */
  readonly inFault: string;
}

/**
 * The list of a page: what the server gave, which knows released characters only, and in spoiler
 * mode what `shape` makes of the API's answer at `path`, as soon as that is there. It stays the same
 * object as long as `shape` is the same function, so that a list is drawn only when it changes.
 */
export function useSpoilerList<Answer extends object, List>(
  { list, next }: Given<List>,
  path: string,
  shape: (answer: Answer, now: number) => List,
): Shown<List> {
  const hidden = useSpoilerAnswer<Answer>(path, { next });
  const listed = useListedRecords(next);
  const { records } = listed;
  const shaped = useMemo(
    () => (hidden.answer === null || records === null ? null : shape(hidden.answer, siteNow())),
    [hidden.answer, records, shape],
  );
  const given = useMemo(() => dataOfText(list), [list]);
  return {
    list: shaped ?? given,
    isWhole: shaped !== null,
    listed,
    hidden: useHidden(listed, hidden),
  };
}

/** The fetching of the records of tiles, and of what is hidden where a call holds that, as one. */
export function useHidden(
  records: Omit<Hidden, "inFault">,
  hidden?: Omit<Hidden, "inFault">,
): Hidden {
  const isHiddenShown = useJpContent();
  return {
    // Without hidden ones the list is there, and only its tiles are to come.
    isLoading: hidden?.isLoading || (isHiddenShown && records.isLoading),
    fault: hidden?.fault ?? records.fault,
    tryAgain: () => {
      if (hidden && hidden.fault !== null) hidden.tryAgain();
      if (records.fault !== null) records.tryAgain();
    },
    inFault: isHiddenShown ? HIDDEN_FAULT : "The tiles could not be loaded",
  };
}
