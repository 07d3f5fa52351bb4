import { formatDate } from "#app/game/date-format.ts";
import type { SearchRecord } from "#app/game/text-match/search-record.ts";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import type { SearchSource, SourcePrayer } from "./search-source.ts";

/** The prayers that lists hold; announced ones are no secret. */
export function foundPrayers({ prayers }: Pick<SearchSource, "prayers">): SearchRecord[] {
  return prayers.map((prayer) => ({
    kind: "prayer",
    id: prayer.id,
    name: prayer.name,
    note: noteOf(prayer),
    href: prayerPath(prayer.id),
    writings: prayer.nameJp === null ? [] : [prayer.nameJp],
  }));
}

function noteOf({ types, start, end }: SourcePrayer): string {
  const [first, last] = [start, end].map((at) => at !== null && formatDate(at, "short", "utc"));
  const span = first && last ? `${first} – ${last}` : first ? `since ${first}` : null;
  const kinds = types.map((type) => labelOf(PRAYER_TYPES, type)).join(", ");
  return [kinds, span].filter(Boolean).join(" · ");
}
