import { houses } from "./houses.ts";
import { nature } from "./nature.ts";
import type { Place } from "./parts.ts";
import { shrines } from "./shrines.ts";
import { ways } from "./ways.ts";

/** Every place by name. */
export const PLACES = {
  ...shrines,
  ...houses,
  ...nature,
  ...ways,
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof PLACES;
