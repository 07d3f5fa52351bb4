import { useMemo } from "react";
import type { ForeverPrayerAnswer } from "#app/api-schemas/prayers.ts";
import { usePageSearch, useReplaceSearch } from "#app/lib/page-search.ts";
import { useErrorToast } from "#app/settings/use-error-toast.ts";
import { useSpoilerAnswer } from "#app/settings/use-spoiler-answer.ts";
import { useClock } from "#app/ui/clock.ts";
import { isInCategory } from "./categories.tsx";
import { foreverChances } from "./chances.ts";
import { dayMoment } from "./day-moment.ts";
import { type ForeverView, foreverCharacters } from "./forever-view.ts";
import { foreverPrayerUrl } from "./search-params.ts";

/** Ms between looks at the day and at whether the prayer runs. */
const REFRESH = 500;

/** What the page shows of a forever prayer: the state of its URL, and all that follows from it. */
export function useForeverPrayer(view: ForeverView, moment: number) {
  const search = usePageSearch();
  const state = useMemo(() => foreverPrayerUrl.decode(new URLSearchParams(search)), [search]);
  const replace = useReplaceSearch();
  const no = view.navigator.no;
  const { answer, fault } = useSpoilerAnswer<ForeverPrayerAnswer>(
    `/api/characters/forever-prayer?id=${no}`,
  );
  useErrorToast(fault);
  const characters = useMemo(
    () => (answer ? everyCharacter(answer, view) : view.characters),
    [answer, view],
  );
  const ids = new Set(characters.flatMap((one) => one?.id ?? []));
  const selected = state.selected.filter((id) => ids.has(id));
  const now = useClock((at) => dayMoment(view, at), REFRESH) ?? moment;
  const chances = foreverChances(
    {
      start: view.start,
      end: view.end,
      total: characters.length,
      selected: selected.length,
      mode: state.mode,
    },
    now,
  );
  return {
    state: { ...state, selected },
    characters,
    inCategory: characters.filter((one) => isInCategory(one, state.category)),
    selected: new Set(selected),
    chances,
    select: (next: readonly string[]) =>
      replace(foreverPrayerUrl.encode({ ...state, selected: next })),
  };
}

/** In spoiler mode nobody is hidden; those who are known keep their short names. */
function everyCharacter(answer: ForeverPrayerAnswer, { characters }: ForeverView) {
  const known = new Map(
    characters.flatMap((one) => (one ? [[one.id, one.shortName] as const] : [])),
  );
  return foreverCharacters(answer, { showHidden: true, shortNameOf: (id) => known.get(id) });
}
