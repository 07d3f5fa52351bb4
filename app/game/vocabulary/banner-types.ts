/** Kinds of banner a character comes from (specification 1 §3, labels of §9). */
export const BANNER_TYPES = [
  { id: "gen", label: "Standard", short: "Std" },
  { id: "fes", label: "Festival", short: "Fes" },
  { id: "afes", label: "Retro Festival", short: "A.Fes" },
  { id: "sfes", label: "Ultra Festival", short: "U.Fes" },
  { id: "mfes", label: "Mecha Festival", short: "M.Fes" },
  { id: "exfes", label: "Ex Festival", short: "Ex.Fes" },
  { id: "relic", label: "Relic", short: "Relic" },
  { id: "genic", label: "Genic", short: "Genic" },
  { id: "epic", label: "Epic", short: "Epic" },
  { id: "wfes", label: "Pure Festival", short: "P.Fes" },
  { id: "ds", label: "Divergent Spirit", short: "DS" },
  { id: "yukkuri", label: "Yukkuri", short: "Yukkuri" },
] as const;

export type BannerType = (typeof BANNER_TYPES)[number]["id"];

/** Names that stand for one or several banner types in a search or filter (specification 1 §5). */
export const BANNER_GROUPS = {
  ufes: ["sfes", "mfes"],
  pfes: ["wfes"],
} as const satisfies Record<string, readonly [BannerType, ...BannerType[]]>;

/** Counters put `mfes` under `sfes`, so a counter has one key for each other banner type. */
export const COUNTED_BANNER_TYPES = BANNER_TYPES.filter((type) => type.id !== "mfes");

export type CountedBannerType = (typeof COUNTED_BANNER_TYPES)[number]["id"];
