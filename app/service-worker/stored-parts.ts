/** The parts in which the offline page lists what is stored, with the sections that are in each. */
export const STORED_PARTS = [
  { id: "characters", sections: ["characters", "attacks"] },
  { id: "story-cards", sections: ["story-cards"] },
  { id: "prayers", sections: ["prayers", "prayer", "calendar"] },
  { id: "stages", sections: ["stages"] },
  { id: "others", sections: [] },
] as const;
