/** Where a story card is obtained (specification 2 §3); commas in labels would part them in URLs. */
export const OBTAINING_SOURCES = [
  { id: "general", label: "Standard prayer" },
  { id: "prayer", label: "Limited prayer" },
  { id: "epic-prayer", label: "Epic prayer" },
  { id: "epic-limited", label: "Epic prayer (limited)" },
  { id: "sc-prayer", label: "Story card prayer" },
  { id: "ex", label: "Challenge quest (Ex)" },
  { id: "vs", label: "Challenge quest (divergent spirits)" },
  { id: "pack", label: "Pack" },
  { id: "minigame", label: "Minigame" },
  { id: "task", label: "Task" },
  { id: "login", label: "Login bonus" },
  { id: "exchange", label: "Exchange" },
  { id: "story", label: "Story" },
  { id: "event", label: "Event" },
  { id: "ruins", label: "Ruins" },
  { id: "travelogue", label: "Travelogue" },
] as const;

export type ObtainingSource = (typeof OBTAINING_SOURCES)[number]["id"];

/**
 * What an English card name stands on. `unofficial` is a translation of this project and is
 * marked as such wherever it is shown.
 */
export const NAME_BASES = [
  { id: "source" },
  { id: "proper-noun" },
  { id: "latin-title" },
  { id: "unofficial" },
] as const;
