/** First name of the canonical path of a place; names the section where the visitor is. */
export type Section =
  | ""
  | "characters"
  | "story-cards"
  | "stages"
  | "prayers"
  | "collection"
  | "menu"
  | "update-log"
  | "settings";

/** A page of a place that stands in its submenu. */
export interface PlacePage {
  readonly path: string;
  readonly label: string;
  /** What it is called in Japanese, beside the label. */
  readonly jp: string;
}

/** A place of the navigation: its own page, and those below it. */
export interface Place {
  readonly path: string;
  readonly label: string;
  /** Where the phone's bottom bar has no room for the label. */
  readonly short?: string;
  readonly icon: string;
  /** The sign before it on the menu page. */
  readonly sign: string;
  readonly section: Section;
  readonly pages?: readonly PlacePage[];
}

/** Every place, in the order of specification 1 §2. The menu itself is none: it lists them. */
export const PLACES: readonly Place[] = [
  { path: "/", label: "Home", icon: "home", sign: "社", section: "" },
  {
    path: "/characters",
    label: "Characters",
    icon: "characters",
    sign: "人",
    section: "characters",
    pages: [
      { path: "/characters/conventional-list", label: "Chronological", jp: "年代" },
      { path: "/characters/variant-tracker", label: "Variants", jp: "別世界" },
      { path: "/characters/universe-tracker", label: "Universe", jp: "世界" },
      { path: "/characters/release-order", label: "Release order", jp: "実装順" },
      { path: "/characters/rebirth-order", label: "Rebirth order", jp: "転生" },
      { path: "/characters/rebirth-costume-order", label: "Rebirth costumes", jp: "転生衣装" },
      { path: "/characters/unreleased-characters", label: "Unreleased", jp: "未実装" },
      { path: "/characters/prayer-type", label: "Prayer type", jp: "祈願別" },
      { path: "/characters/role-type", label: "Role", jp: "役割" },
      { path: "/attacks", label: "Attacks", jp: "弾幕" },
    ],
  },
  {
    path: "/story-cards",
    label: "Story Cards",
    short: "Cards",
    icon: "cards",
    sign: "札",
    section: "story-cards",
    pages: [
      { path: "/story-cards", label: "All cards", jp: "一覧" },
      { path: "/story-cards/illustrators", label: "Illustrators", jp: "絵師" },
    ],
  },
  {
    path: "/stages/scarlet-devil-tower",
    label: "Scarlet Tower",
    short: "Tower",
    icon: "tower",
    sign: "塔",
    section: "stages",
    pages: [
      { path: "/stages/scarlet-devil-tower", label: "Floors", jp: "階層" },
      { path: "/stages/scarlet-devil-tower/rewards", label: "Item Tracker", jp: "報酬" },
      { path: "/stages/story", label: "Story stages", jp: "物語" },
      { path: "/stages", label: "All stages", jp: "舞台" },
    ],
  },
  {
    path: "/prayers",
    label: "Prayers",
    icon: "prayers",
    sign: "祈",
    section: "prayers",
    pages: [
      { path: "/prayers", label: "All prayers", jp: "一覧" },
      { path: "/prayers/menu", label: "Prayer menu", jp: "目次" },
      { path: "/prayers/timeline", label: "Timeline", jp: "暦" },
      { path: "/prayers/reruns", label: "Reruns", jp: "登場" },
      { path: "/calendar", label: "Calendar feed", jp: "暦" },
      { path: "/prayers/compare", label: "Compare odds", jp: "割合" },
      { path: "/prayer/standard-prayer", label: "Standard prayer", jp: "通常" },
      { path: "/prayer/ritual-prayer", label: "Ritual prayer", jp: "絵馬" },
      { path: "/prayer/forever-prayer", label: "Forever prayer", jp: "永遠" },
      { path: "/prayer/kourindou-roulette", label: "Kourindou roulette", jp: "香霖堂" },
    ],
  },
  {
    path: "/collection",
    label: "My Collection",
    short: "Mine",
    icon: "check",
    sign: "品",
    section: "collection",
  },
  {
    path: "/update-log",
    label: "Update Log",
    icon: "log",
    sign: "録",
    section: "update-log",
    pages: [
      { path: "/update-log", label: "All entries", jp: "記録" },
      { path: "/data", label: "Open data", jp: "目録" },
      { path: "/data/changes", label: "Changes of the data", jp: "更新" },
      { path: "/api", label: "API", jp: "一覧" },
    ],
  },
  { path: "/settings", label: "Settings", icon: "settings", sign: "設", section: "settings" },
];

const MENU: Place = { path: "/menu", label: "Menu", icon: "menu", sign: "目", section: "menu" };

const among = (sections: readonly Section[]) =>
  sections.flatMap((name) => PLACES.filter(({ section }) => section === name));

/** What the top bar of a wide screen shows in words; the settings are its gear. */
export const TOP_BAR: readonly Place[] = [
  ...among(["", "characters", "story-cards", "stages", "prayers"]),
  MENU,
  ...among(["update-log"]),
];

/** The six places of the phone's bottom bar. */
export const BOTTOM_BAR: readonly Place[] = [
  ...among(["", "characters", "story-cards", "prayers", "stages"]),
  MENU,
];
