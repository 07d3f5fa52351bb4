/** Difficulties of a stage of the story, from the easiest. */
export const DIFFICULTIES = [
  { id: "normal", label: "Normal" },
  { id: "hard", label: "Hard" },
  { id: "lunatic", label: "Lunatic" },
] as const;

export type Difficulty = (typeof DIFFICULTIES)[number]["id"];

/** What a slot of a stage's drops holds. */
export const DROP_KINDS = [
  { id: "item", label: "Item" },
  { id: "story-card", label: "Story card" },
  { id: "coins", label: "Coins" },
  { id: "event-points", label: "Event points" },
] as const;

export type DropKind = (typeof DROP_KINDS)[number]["id"];
