import { formatDate } from "#app/game/date-format.ts";
import type { SearchRecord } from "#app/game/text-match/search-record.ts";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { PrayerRecord } from "#db/queries/prayers.ts";
import { listable } from "../prayer-list.ts";

/** The prayers that lists hold, the latest first; announced ones are no secret. */
export function foundPrayers(dataset: Dataset): SearchRecord[] {
  return listable(dataset).map((prayer) => ({
    kind: "prayer",
    id: prayer.id,
    name: prayer.name,
    note: noteOf(prayer),
    href: `/prayers/info/${encodeURIComponent(prayer.id)}`,
    writings: prayer.nameJp === null ? [] : [prayer.nameJp],
  }));
}

function noteOf({ types, start, end }: PrayerRecord): string {
  const days = [start, end].map((at) => at !== null && formatDate(at, "short", "utc"));
  const [first, last] = days;
  const span = first && last ? `${first} – ${last}` : first ? `since ${first}` : null;
  const kinds = types.map((type) => labelOf(PRAYER_TYPES, type)).join(", ");
  return [kinds, span].filter(Boolean).join(" · ");
}
