import {
  BANNER_OF_PRAYER,
  PRAYER_TYPES,
  type PrayerType,
} from "#app/game/vocabulary/prayer-types.ts";
import { STEP_UP_KINDS } from "#app/game/vocabulary/prayers.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { Icon } from "#app/ui/icon.tsx";
import { bannerSign } from "../character/banner-signs.ts";

/** The types of a prayer and its step-ups, each with its sign and its name. */
export function PrayerMarks({
  types,
  stepUps = [],
}: {
  types: readonly PrayerType[];
  stepUps?: readonly { readonly id: string; readonly pulls: number }[];
}) {
  return (
    <ul className="flex flex-wrap gap-x-3.5 gap-y-1">
      {types.map((type) => (
        <li key={type}>
          <PrayerTypeMark type={type} />
        </li>
      ))}
      {stepUps.map(({ id, pulls }) => (
        <li key={id} className="bt" style={{ "--tone": "var(--color-ink-2)" }}>
          <Icon name="god-crystal" />
          {stepUpName(id)} ×{pulls}
        </li>
      ))}
    </ul>
  );
}

/** A type of prayer with its sign: that of the characters it brings, where there are such. */
function PrayerTypeMark({ type }: { type: PrayerType }) {
  const brought = BANNER_OF_PRAYER[type];
  const icon = brought ? bannerSign(brought).icon : "prayers";
  const tone = brought ? `var(--bt-${brought})` : "var(--color-ink-2)";
  return (
    <span className="bt" style={{ "--tone": tone }}>
      <Icon name={icon} />
      {entryOf(PRAYER_TYPES, type)?.label ?? type}
    </span>
  );
}

/** "Ascending step-up" of asc5. */
export function stepUpName(id: string): string {
  const kind = entryOf(STEP_UP_KINDS, id.replace(/\d+$/, ""));
  return kind ? `${kind.label} step-up` : "Step-up";
}
