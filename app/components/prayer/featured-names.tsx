import { useDisplayedName } from "#app/settings/settings-context.ts";
import type { ShownPrayer } from "./shown-prayer.ts";

const NAMED = 4;

/** Who is featured, in words beside the pictures, which say it to screen readers. */
export function FeaturedNames({ prayer }: { prayer: Pick<ShownPrayer, "rateUps" | "more"> }) {
  const displayedName = useDisplayedName();
  const names = prayer.rateUps.flatMap((one) =>
    one.kind === "hidden" ? [] : one.kind === "card" ? one.name : displayedName(one.name),
  );
  if (names.length === 0) return null;
  const others = prayer.rateUps.length + prayer.more - Math.min(names.length, NAMED);
  const end = others > 0 ? ` and ${others} more` : "";
  return (
    <p className="text-dense/snug text-ink-2" aria-hidden="true">
      {names.slice(0, NAMED).join(", ") + end}
    </p>
  );
}
