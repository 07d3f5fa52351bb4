import { BannerTypeLabel } from "#app/components/character/banner-mark.tsx";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { Icon } from "#app/ui/icon.tsx";

/** What the marks on the thumbnails mean. */
export function MarksKey() {
  return (
    <details className="key-fold">
      <summary>
        Key to the marks <Icon name="down" />
      </summary>
      <ul className="key">
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
    </details>
  );
}
