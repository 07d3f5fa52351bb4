import type { BannerType } from "#app/game/vocabulary/banner-types.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import type { CharacterStatus } from "#app/game/vocabulary/character-statuses.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { Icon } from "#app/widgets/icon.tsx";
import { bannerSign } from "./banner-signs.ts";
import "./thumbnail-signs.css";

/**
 * The mark of a banner type in a picture's corner. For the eye alone where its label stands or is
 * read beside it; otherwise it is read itself.
 */
export function BannerMark({
  type,
  status,
  isRead = false,
}: {
  type: BannerType;
  status?: CharacterStatus;
  isRead?: boolean;
}) {
  const { kind, label } = bannerSign(type, status);
  return isRead ? (
    <span className={`mark mark-${kind}`} role="img" aria-label={label} />
  ) : (
    <span className={`mark mark-${kind}`} />
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
  const { icon, label, token } = bannerSign(type, status);
  return (
    <span className="bt" style={{ "--tone": `var(${token})` }}>
      <Icon name={icon} />
      {isShort ? entryOf(BANNER_TYPES, type)?.short : label}
    </span>
  );
}
