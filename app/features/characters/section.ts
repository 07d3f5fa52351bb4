/** The pages of the character section in the order of the specification; the navigation has their labels. */
export const CHARACTER_PAGES = [
  {
    path: "/characters/conventional-list",
    title: "Conventional-Canonical Listing",
    slip: { title: "登場人物", stamp: "人" },
    note: "by the work in which they appeared first",
  },
  {
    path: "/characters/variant-tracker",
    title: "Variant Tracker",
    slip: { title: "異世界体", stamp: "異" },
    note: "every world's version of a person side by side",
  },
  {
    path: "/characters/universe-tracker",
    title: "Universe Tracker",
    slip: { title: "世界別", stamp: "界" },
    note: "by the world they come from",
  },
  {
    path: "/characters/release-order",
    title: "Release Order",
    slip: { title: "実装順", stamp: "順" },
    note: "by the day they came to the global version",
  },
  {
    path: "/characters/rebirth-order",
    title: "Rebirth Order",
    slip: { title: "転生順", stamp: "転" },
    note: "by the batch they were reborn with",
  },
  {
    path: "/characters/rebirth-costume-order",
    title: "Rebirth Costume Order",
    slip: { title: "転生衣装", stamp: "衣" },
    note: "by the batch their rebirth costume came with",
  },
  {
    path: "/characters/unreleased-characters",
    title: "Unreleased Characters",
    slip: { title: "未実装", stamp: "未" },
    note: "those the global version does not have yet",
  },
  {
    path: "/characters/prayer-type",
    title: "Prayer Type",
    slip: { title: "祈願別", stamp: "祈" },
    note: "by the kind of prayer they are won from",
  },
  {
    path: "/characters/role-type",
    title: "Role Type",
    slip: { title: "役割別", stamp: "役" },
    note: "by what they do in a fight",
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
