import type { BannerType } from "#app/game/vocabulary/banner-types.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import type { CharacterStatus } from "#app/game/vocabulary/character-statuses.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { Icon } from "#app/widgets/icon.tsx";

/** Shapes of the banner types (specification 1 §9, "Banner icons"). */
export const BANNER_ICONS = {
  gen: "bt-diamond",
  fes: "bt-tomoe",
  afes: "bt-tomoe",
  sfes: "bt-4-clover",
  mfes: "bt-3-tomoe",
  exfes: "bt-spiral",
  relic: "bt-quaver",
  genic: "bt-genic",
  epic: "bt-5-clover",
  wfes: "bt-octagram",
  ds: "bt-vs",
  yukkuri: "bt-yukkuri",
} as const satisfies Record<BannerType, string>;

interface Mark {
  readonly icon: string;
  readonly label: string;
  readonly tone: string;
}

/** The mark of a banner type alone, without its label in sight. */
export function BannerMark({ type, status }: { type: BannerType; status?: CharacterStatus }) {
  const { icon, label, tone } = markOf(type, status);
  return (
    <span className="mark" style={{ color: tone }}>
      <Icon name={icon} label={label} />
    </span>
  );
}

/** A banner type with its label, or the short one, beside its mark. */
export function BannerTypeLabel({
  type,
  status,
  isShort = false,
}: {
  type: BannerType;
  status?: CharacterStatus;
  isShort?: boolean;
}) {
  const { icon, label, tone } = markOf(type, status);
  return (
    <span className="bt" style={{ "--tone": tone }}>
      <Icon name={icon} />
      {isShort ? entryOf(BANNER_TYPES, type)?.short : label}
    </span>
  );
}

function markOf(type: BannerType, status: CharacterStatus | undefined): Mark {
  // "dfes": a festival character who has become non-limited (specification 1 §4).
  if (type === "fes" && status === "non-limited") {
    return { icon: BANNER_ICONS.fes, label: "Former Festival", tone: "var(--bt-gen)" };
  }
  return {
    icon: BANNER_ICONS[type],
    label: entryOf(BANNER_TYPES, type)?.label ?? type,
    tone: `var(--bt-${type})`,
  };
}
