// Every page of the site, for what is asked of each of them.
import { canonicalPaths } from "#app/site-map.ts";

/**
 * The paths of the site map, the page of the prayer with this id, and the floor of this number; both
 * must be in the pack of the site that is asked.
 */
export function allPages({ prayer, floor }: { prayer: string; floor: number }): string[] {
  return [
    ...canonicalPaths(),
    `/prayers/info/${prayer}`,
    `/stages/scarlet-devil-tower?floor=${floor}`,
  ];
}
