import { BannerTypeLabel } from "#app/components/character/banner-mark.tsx";
import { ARC_NAMES } from "#app/game/universal-name.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** What the marks and codes at the pictures mean. */
export function MarksKey() {
  return (
    <Fold summary="What the marks and world codes mean">
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
      <p className="mt-3 max-w-read text-dense text-ink-2">
        Without a code stands the original world, L1. The arcs are{" "}
        {Object.entries(ARC_NAMES)
          .map(([arc, name]) => `A${arc} ${name}`)
          .join(", ")}
        ; for other worlds we know no name but the code.
      </p>
    </Fold>
  );
}
