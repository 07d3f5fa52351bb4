/** The pages of the character section in the order of the specification; the navigation has their labels. */
export const CHARACTER_PAGES = [
  {
    path: "/characters/conventional-list",
    title: "Conventional-Canonical Listing",
    slip: { title: "登場人物", stamp: "人" },
    note: "Grouped by first appearance",
  },
  {
    path: "/characters/variant-tracker",
    title: "Variant Tracker",
    slip: { title: "異世界体", stamp: "異" },
    note: "All versions of a character side by side",
  },
  {
    path: "/characters/universe-tracker",
    title: "Universe Tracker",
    slip: { title: "世界別", stamp: "界" },
    note: "By world",
  },
  {
    path: "/characters/release-order",
    title: "Release Order",
    slip: { title: "実装順", stamp: "順" },
    note: "Newest first",
  },
  {
    path: "/characters/rebirth-order",
    title: "Rebirth Order",
    slip: { title: "転生順", stamp: "転" },
    note: "Rebirths by batch, newest first",
  },
  {
    path: "/characters/rebirth-costume-order",
    title: "Rebirth Costume Order",
    slip: { title: "転生衣装", stamp: "衣" },
    note: "Rebirth costumes by batch, newest first",
  },
  {
    path: "/characters/unreleased-characters",
    title: "Unreleased Characters",
    slip: { title: "未実装", stamp: "未" },
    note: "Not yet in the global version",
  },
  {
    path: "/characters/prayer-type",
    title: "Prayer Type",
    slip: { title: "祈願別", stamp: "祈" },
    note: "By banner type",
  },
  {
    path: "/characters/role-type",
    title: "Role Type",
    slip: { title: "役割別", stamp: "役" },
    note: "By battle role",
  },
] as const;

export type CharacterPage = (typeof CHARACTER_PAGES)[number];
export type CharacterPagePath = CharacterPage["path"];

/** The page of the section at a canonical path. */
export function characterPage(path: CharacterPagePath): CharacterPage {
  const page = CHARACTER_PAGES.find((one) => one.path === path);
  if (!page) throw new Error(`The section has no page ${path}.`);
  return page;
}
