import { BannerTypeLabel } from "#app/components/character/banner-mark.tsx";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** What the marks on the thumbnails mean. */
export function MarksKey() {
  return (
    <Fold summary="Key to the marks">
      <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
        {BANNER_TYPES.map(({ id }) => (
          <li key={id}>
            <BannerTypeLabel type={id} />
          </li>
        ))}
        <li>
          <BannerTypeLabel type="fes" status="non-limited" />
        </li>
        <li className="bt">
          <Icon name="rebirth" />
          Rebirth
        </li>
        <li className="bt">
          <span className="flag ai">Soon</span>
          Upcoming
        </li>
      </ul>
    </Fold>
  );
}
