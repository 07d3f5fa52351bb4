import { useHydrated } from "#app/lib/use-hydrated.ts";
import { type PrayerLink, prayerPath } from "#app/presenters/prayer-path.ts";
import type { ListOrigin } from "../list-origin.ts";

/**
 * The link from a list to a prayer's page. The history entry keeps the list's query; without
 * scripts there is none, and the address carries it.
 */
export function usePrayerLink(id: string, origin: ListOrigin): PrayerLink {
  const isHydrated = useHydrated();
  const path = prayerPath(id);
  return { to: isHydrated ? path : path + origin.prayerList, state: origin };
}
