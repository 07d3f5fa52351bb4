import type { PackHomeContent } from "#db/pack/schema/updates.ts";

/** The cards of the home page, in order. */
export const HOME_CONTENTS: readonly PackHomeContent[] = [
  {
    id: "characters",
    path: "/characters",
    title: "Characters",
    text: "Every character by work, universe, release, role and prayer type.",
  },
  {
    id: "story-cards",
    path: "/story-cards",
    title: "Story Cards",
    text: "Stats, effects, artists and sources of all story cards, with a search.",
  },
  {
    id: "tower",
    path: "/stages/scarlet-devil-tower",
    title: "Scarlet Tower",
    text: "Enemies and rewards of the Scarlet Devil Tower, floor by floor.",
  },
  {
    id: "prayers",
    path: "/prayers/menu",
    title: "Prayers",
    text: "Prayers past, running and to come, with chances and a simulator.",
  },
  {
    id: "update-log",
    path: "/update-log",
    title: "Update Log",
    text: "What changed on this site and in its data.",
  },
  {
    id: "settings",
    path: "/settings",
    title: "Settings",
    text: "Spoilers, time zone, element symbols and the order of names.",
  },
];
