import { useMemo } from "react";
import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { lastingImagePath } from "#app/artwork/image-paths.ts";
import { rateUpsOf } from "#app/components/prayer/shown-prayer.ts";
import { useErrorToast } from "#app/settings/use-error-toast.ts";
import { useSpoilerAnswer } from "#app/settings/use-spoiler-answer.ts";
import { type ChanceRow, chanceRows, rateUpChances } from "./chances.ts";
import type { PrayerView } from "./prayer-view.ts";

/**
 * A prayer as this visitor may see it: in spoiler mode with what the server's page hides, from the
 * API's answer at `call`.
 */
export function useRevealedPrayer<View extends PrayerView>(view: View, call: string): View {
  const { answer, fault } = useSpoilerAnswer<PrayerDetailAnswer>(call);
  useErrorToast(fault);
  return useMemo(() => (answer ? revealed(view, answer) : view), [view, answer]);
}

type Hiding = Pick<PrayerView, "rateUps" | "rows" | "part">;
type Revealing = Pick<PrayerDetailAnswer, "pool" | "rateUpCharacters" | "rateUpCards">;

/** The view with everything in the answer; what it showed before stays as it was. */
export function revealed<View extends Hiding>(view: View, answer: Revealing): View {
  const { characters } = answer.pool;
  const names = new Map(
    characters.map(({ id, shortName, shortTranslitName }) => [
      String(id),
      { en: shortName, translit: shortTranslitName },
    ]),
  );
  for (const rateUp of view.rateUps) {
    if (rateUp.kind === "character") names.set(rateUp.id, { translit: null, ...rateUp.name });
  }
  const rateUps = rateUpsOf(answer, {
    now: 0,
    showHidden: true,
    nameOf: (id) => names.get(id) ?? { en: id },
  });
  return {
    ...view,
    rateUps,
    rateUpChances: rateUpChances(answer.pool, rateUps),
    rows: chanceRows(answer.pool, view.part, revealedItems(view, answer)),
  };
}

function revealedItems(
  { rows, part }: Hiding,
  { pool }: Revealing,
): (id: string | number) => ChanceRow["item"] {
  const shown = new Map(rows.flatMap(({ item }) => (item ? [[item.id, item] as const] : [])));
  const items = new Map(pool[part].map((item) => [item.id, item]));
  return (id) => {
    const item = items.get(id);
    const known = shown.get(id);
    if (known || !item) return known ?? null;
    return {
      id,
      name: { en: item.shortName, translit: item.shortTranslitName },
      image:
        typeof id === "string"
          ? lastingImagePath("characters", id, "thumbnail")
          : lastingImagePath("story-cards", id),
      universe: null,
      type: null,
    };
  };
}
