import type { ForeverPrayerAnswer } from "#app/api-schemas/prayers.ts";
import type { WrittenName } from "#app/game/displayed-name.ts";
import type { BannerType } from "#app/game/vocabulary/banner-types.ts";
import { foreverPrayerAnswer } from "#app/presenters/forever-prayer.ts";
import { shortNamesAmong } from "#app/presenters/listed-names.ts";
import type { Dataset } from "#db/queries/dataset.ts";

/** A character of a forever prayer; null for one who is hidden from this visitor. */
export type ForeverCharacter = {
  readonly id: string;
  readonly name: WrittenName;
  readonly shortName: WrittenName;
  readonly image: string | null;
  readonly type: BannerType | null;
} | null;

/** The forever prayer of the server's page at `now`; undefined for an ordinal that there is not. */
export function foreverView(dataset: Dataset, no: number | null, now: number) {
  const answer = foreverPrayerAnswer(dataset, no ?? undefined, now);
  if (!answer) return undefined;
  const { title, start, end, notes } = answer.content;
  const record = dataset.foreverPrayers.find((one) => one.no === answer.navigator.no);
  return {
    navigator: answer.navigator,
    title,
    start,
    end,
    notes,
    characters: foreverCharacters(answer, {
      showHidden: false,
      shortNameOf: shortNamesAmong(dataset.characters),
    }),
    sample: record?.sample ?? false,
    /** Where no source lists who is in it: how many they are, if that is known. */
    unknown: answer.content.characters.length === 0 ? { count: record?.count ?? null } : null,
  };
}

export type ForeverView = NonNullable<ReturnType<typeof foreverView>>;

/**
 * The characters of an answer as the page draws them. Those who are not released keep their places,
 * since they are drawn like all others, but nothing else is shown of them without spoiler mode.
 */
export function foreverCharacters(
  { content, names }: ForeverPrayerAnswer,
  {
    showHidden,
    shortNameOf,
  }: { showHidden: boolean; shortNameOf: (id: string) => WrittenName | undefined },
): ForeverCharacter[] {
  const nameOf = new Map(names.map((name) => [name.id, name]));
  return content.characters.map(({ id, img, type, isReleased }) => {
    const name = nameOf.get(id);
    if (!name || (!showHidden && !isReleased)) return null;
    const { universalName, universalTranslitName } = name;
    return {
      id,
      name: { en: universalName, translit: universalTranslitName },
      shortName: shortNameOf(id) ?? { en: name.name },
      image: img,
      type,
    };
  });
}
