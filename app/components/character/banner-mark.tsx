import type { BannerType } from "#app/game/vocabulary/banner-types.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import type { CharacterStatus } from "#app/game/vocabulary/characters.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { Icon } from "#app/ui/icon.tsx";
import { bannerSign } from "./banner-signs.ts";

/** The mark of a banner type in a picture's corner, for the eye alone: its label is said elsewhere. */
export function BannerMark({ type, status }: { type: BannerType; status?: CharacterStatus }) {
  return <span className={`mark mark-${bannerSign(type, status).kind}`} />;
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
  const { kind, icon, label } = bannerSign(type, status);
  return (
    <span className="bt" style={{ "--tone": `var(--bt-${kind})` }}>
      <Icon name={icon} />
      {isShort ? entryOf(BANNER_TYPES, type)?.short : label}
    </span>
  );
}
