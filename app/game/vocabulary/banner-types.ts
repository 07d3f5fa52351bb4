/**
 * Kinds of banner a character comes from (specification 1 §3, labels of §9), with all that is known of
 * each: other spellings (§5; lower case, letters and digits), the choice that covers it in the order
 * of release, its tab of the characters by prayer type, the category that counts it in a forever
 * prayer, and its shape in the icon set ("Banner icons" of §9).
 */
export const BANNER_TYPES = [
  {
    id: "gen",
    label: "Standard",
    short: "Std",
    aliases: ["general", "standard"],
    release: "gen",
    tab: "gen",
    forever: "gen",
    icon: "bt-diamond",
  },
  {
    id: "fes",
    label: "Festival",
    short: "Fes",
    aliases: ["festival"],
    release: "fes",
    tab: "fes",
    forever: "fes",
    icon: "bt-tomoe",
  },
  {
    id: "afes",
    label: "Retro Festival",
    short: "A.Fes",
    aliases: ["retro", "retrofes", "retrofestival"],
    release: "afes",
    tab: "fes",
    forever: "afes",
    icon: "bt-tomoe",
  },
  {
    id: "sfes",
    label: "Ultra Festival",
    short: "U.Fes",
    aliases: ["ufes", "ultrafes", "ultrafestival", "superfes", "superfestival"],
    release: "ufes",
    tab: "sfes",
    forever: "sfes",
    icon: "bt-4-clover",
  },
  {
    id: "mfes",
    label: "Mecha Festival",
    short: "M.Fes",
    aliases: ["mecha", "mechafes", "mechafestival", "hifuufes", "hifuufestival"],
    release: "ufes",
    tab: "sfes",
    forever: "sfes",
    icon: "bt-3-tomoe",
  },
  {
    id: "exfes",
    label: "Ex Festival",
    short: "Ex.Fes",
    aliases: [],
    release: "exfes",
    tab: "sfes",
    forever: "exfes",
    icon: "bt-spiral",
  },
  {
    id: "relic",
    label: "Relic",
    short: "Relic",
    aliases: ["mv", "mvfes", "rfes", "relicfes", "relicfestival"],
    release: "relic",
    tab: "relic",
    forever: "relic",
    icon: "bt-quaver",
  },
  {
    id: "genic",
    label: "Genic",
    short: "Genic",
    aliases: [],
    release: "genic",
    tab: "relic",
    forever: "relic",
    icon: "bt-genic",
  },
  {
    id: "epic",
    label: "Epic",
    short: "Epic",
    aliases: ["efes", "epicfes", "epicfestival"],
    release: "epic",
    tab: "epic",
    forever: "epic",
    icon: "bt-5-clover",
  },
  {
    id: "wfes",
    label: "Pure Festival",
    short: "P.Fes",
    aliases: [],
    release: "pfes",
    tab: "sfes",
    forever: null,
    icon: "bt-octagram",
  },
  {
    id: "ds",
    label: "Divergent Spirit",
    short: "DS",
    aliases: [],
    release: "ds",
    tab: "epic",
    forever: null,
    icon: "bt-vs",
  },
  {
    id: "yukkuri",
    label: "Yukkuri",
    short: "Yukkuri",
    aliases: [],
    release: null,
    tab: null,
    forever: null,
    icon: "bt-yukkuri",
  },
] as const satisfies readonly BannerTypeEntry[];

interface BannerTypeEntry {
  readonly id: string;
  readonly label: string;
  readonly short: string;
  readonly aliases: readonly string[];
  readonly release: string | null;
  readonly tab: string | null;
  readonly forever: ForeverCategory | null;
  readonly icon: string;
}

export type BannerType = (typeof BANNER_TYPES)[number]["id"];

/** The categories by which a forever prayer counts its characters, in their order. */
export const FOREVER_CATEGORIES = ["gen", "fes", "afes", "sfes", "exfes", "relic", "epic"] as const;

export type ForeverCategory = (typeof FOREVER_CATEGORIES)[number];

/** Names that stand for one or several banner types in a search or filter (specification 1 §5). */
export const BANNER_GROUPS = {
  ufes: ["sfes", "mfes"],
  pfes: ["wfes"],
} as const satisfies Record<string, readonly [BannerType, ...BannerType[]]>;

/** Counters put `mfes` under `sfes`, so a counter has one key for each other banner type. */
export const COUNTED_BANNER_TYPES = BANNER_TYPES.filter((type) => type.id !== "mfes");

export type CountedBannerType = (typeof COUNTED_BANNER_TYPES)[number]["id"];
