import type { ReleaseDateAnswer } from "#app/api-schemas/character-lists.ts";
import { listedGroups, type NamesById } from "#app/components/character/listed-groups.ts";
import { passesReleaseFilter, type ReleaseFilter } from "#app/game/release-filter.ts";

/** The days of release in order, each with the characters who came on it. */
export function releaseDays({ content }: ReleaseDateAnswer, namesOf: NamesById, now: number) {
  return listedGroups(content, namesOf, now);
}

export type ReleaseDays = ReturnType<typeof releaseDays>;

/** The days on which a character came who passes the filter, with those who do. */
export function filteredDays(days: ReleaseDays, filter: ReleaseFilter): ReleaseDays {
  return days
    .map((day) => ({
      ...day,
      characters: day.characters.filter(({ type, rebirth }) =>
        passesReleaseFilter({ type, isFr: rebirth !== undefined }, filter),
      ),
    }))
    .filter(({ characters }) => characters.length > 0);
}
