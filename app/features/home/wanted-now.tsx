import { Link } from "react-router";
import { entryOf, keyOf } from "#app/collection/box/box.ts";
import { useBox } from "#app/collection/use-collection.ts";
import type { RateUp, ShownPrayer } from "#app/components/prayer/shown-prayer.ts";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import { useDisplayedName } from "#app/settings/use-displayed-name.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Which of the visitor's wanted characters and cards are featured now, with where. */
export function WantedNow({ prayers }: { prayers: readonly ShownPrayer[] }) {
  const box = useBox();
  const displayedName = useDisplayedName();
  const found = new Map<string, { name: string; prayer: ShownPrayer }>();
  for (const prayer of prayers) {
    for (const rateUp of prayer.rateUps) {
      const key = keyOfRateUp(rateUp);
      if (key === null || rateUp.kind === "hidden" || !entryOf(box, key).wanted) continue;
      const name = rateUp.kind === "character" ? displayedName(rateUp.name) : rateUp.name;
      if (!found.has(key)) found.set(key, { name, prayer });
    }
  }
  if (found.size === 0) return null;
  return (
    <p className="wanted-now">
      <Icon name="star-5" />
      <span>
        {`${found.size} wanted ${found.size === 1 ? "is" : "are"} on banners now: `}
        {[...found].map(([key, { name, prayer }], place) => (
          <span key={key}>
            {place > 0 ? ", " : null}
            <Link className="link" to={prayerPath(prayer.id)}>
              {name}
            </Link>
          </span>
        ))}
      </span>
    </p>
  );
}

function keyOfRateUp(rateUp: RateUp) {
  return rateUp.kind === "hidden" ? null : keyOf(rateUp.kind, rateUp.id);
}
