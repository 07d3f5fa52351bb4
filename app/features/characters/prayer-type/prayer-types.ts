import type { PrayerTypeAnswer } from "#app/api-schemas/character-lists.ts";
import { listedGroups, type NamesById } from "#app/components/character/listed-groups.ts";
import { PRAYER_TYPE_TABS, type PrayerTypeTab } from "#app/game/prayer-type-tab.ts";
import { BANNER_TYPES, type BannerType } from "#app/game/vocabulary/banner-types.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";

/** What a tab of the prayer types shows: its banner types with their characters. */
export function prayerTypes(
  { content }: PrayerTypeAnswer,
  tab: PrayerTypeTab,
  namesOf: NamesById,
  now: number,
) {
  const groupsOf = (types: readonly BannerType[]) =>
    content.filter(({ type }) => types.includes(type));
  return {
    tabs: PRAYER_TYPE_TABS.map(({ id, label, types }) => ({
      id,
      label,
      count: groupsOf(types).reduce((sum, { characters }) => sum + characters.length, 0),
    })),
    groups: listedGroups(groupsOf(entryOf(PRAYER_TYPE_TABS, tab)?.types ?? []), namesOf, now).map(
      (group) => ({ ...group, label: entryOf(BANNER_TYPES, group.type)?.label ?? group.type }),
    ),
  };
}

export type PrayerTypes = ReturnType<typeof prayerTypes>;
