/** What the pages of the two pools are called and where they stand. */
export const POOLS = {
  standard: {
    title: "Standard Prayer",
    path: "/prayer/standard-prayer",
    note: "Always available",
    slip: { title: "通常祈願", stamp: "祈" },
    call: "/api/characters/standard-pool",
    datesCall: "/api/characters/standard-prayer-date",
  },
  ritual: {
    title: "Ritual Prayer",
    path: "/prayer/ritual-prayer",
    note: "Characters from exchange ema",
    slip: { title: "絵馬祈願", stamp: "祈" },
    call: "/api/characters/ritual-pool",
    datesCall: "/api/characters/ritual-date",
  },
} as const;

export type PoolMode = keyof typeof POOLS;

/** The children of a pool's page. */
export const POOL_CHILDREN = [
  { child: "", label: "Characters" },
  { child: "/date-order", label: "Date order" },
  { child: "/info", label: "Chances" },
] as const;
