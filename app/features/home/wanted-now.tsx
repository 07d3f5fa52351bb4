import { Link } from "react-router";
import { useIsWanted } from "#app/collection/use-is-wanted.ts";
import type { ShownPrayer } from "#app/components/prayer/shown-prayer.ts";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import { useDisplayedName } from "#app/settings/settings-context.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Which of the visitor's wanted characters and cards are featured now, with where. */
export function WantedNow({ prayers }: { prayers: readonly ShownPrayer[] }) {
  const isWanted = useIsWanted();
  const displayedName = useDisplayedName();
  const found = new Map<string | number, { name: string; prayer: ShownPrayer }>();
  for (const prayer of prayers) {
    for (const rateUp of prayer.rateUps) {
      if (rateUp.kind === "hidden" || !isWanted?.(rateUp.kind, rateUp.id)) continue;
      const name = rateUp.kind === "character" ? displayedName(rateUp.name) : rateUp.name;
      if (!found.has(rateUp.id)) found.set(rateUp.id, { name, prayer });
    }
  }
  if (found.size === 0) return null;
  return (
    <p className="mt-4 flex items-baseline gap-2 text-gold">
      <Icon name="star-5" />
      <span className="text-ink">
        {`${found.size} wanted ${found.size === 1 ? "is" : "are"} on banners now: `}
        {[...found].map(([id, { name, prayer }], place) => (
          <span className="text-ink" key={id}>
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
