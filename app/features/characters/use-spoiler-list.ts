import { useMemo } from "react";
import type { ChronologicalAnswer } from "#app/contract/characters.ts";
import { usePreferences } from "#app/preferences/use-preferences.ts";
import { useSpoilerAnswer } from "#app/preferences/use-spoiler-answer.ts";
import type { NamesById } from "#app/records/character/listed-groups.ts";
import { siteNow } from "#app/widgets/clock.ts";
import { chronologicalRecords, namesInChronological } from "./chronological-records.ts";

const CHRONOLOGICAL = "/api/characters/chronological";

/** What a list shows, and of how many characters in all. */
export interface Shown<List> {
  readonly list: List;
  readonly total: number;
}

/**
 * The list of a page: what the server gave, which knows released characters only, and in spoiler
 * mode what `shape` makes of the API's answer at `path`, as soon as that is there. It stays the same
 * object as long as `shape` is the same function, so that a list is drawn only when it changes.
 */
export function useSpoilerList<Answer, List>(
  given: Shown<List>,
  path: string,
  shape: (answer: Answer, namesOf: NamesById, now: number) => List,
): Shown<List> & { readonly isLoading: boolean } {
  const { jpContent } = usePreferences();
  const answer = useSpoilerAnswer<Answer>(path);
  const all = useSpoilerAnswer<ChronologicalAnswer>(CHRONOLOGICAL, "data is null 2");
  const shaped = useMemo(
    () =>
      answer === null || all === null
        ? null
        : {
            list: shape(answer, namesInChronological(all), siteNow()),
            total: chronologicalRecords(all).length,
          },
    [answer, all, shape],
  );
  return shaped ? { ...shaped, isLoading: false } : { ...given, isLoading: jpContent };
}
