import type { WrittenRecords } from "../../small-pack/written.ts";

/** How many entries the log has: two pages and a bit. */
export const logEntries = 23;

/** The log: a long entry, one with hidden items, one without items, and plain ones. */
export const updates: WrittenRecords = {
  "samples/update-entries.json": [
    ...Array.from({ length: logEntries - 3 }, (_, index) => ({
      id: index + 1,
      timestamp: "2026-05-01T12:00:00Z",
      title: `Plain entry ${index + 1}`,
      data: [{ detail: `Record ${index + 1}` }],
    })),
    { id: 21, timestamp: "2026-06-12T12:00:00Z", title: "Entry without items" },
    {
      id: 22,
      timestamp: "2026-06-13T12:00:00Z",
      title: "Entry with secrets",
      contents: [
        { detail: "Known to all" },
        { detail: "Told in the afternoon", reveal: "2026-06-15T16:00:00Z" },
        { detail: "Never told", spoiler: true, items: [{ detail: "Nor this" }] },
      ],
    },
    {
      id: 23,
      timestamp: "2026-06-14T09:30:00Z",
      title: "Long entry",
      subtitle: "With lists that nest",
      complex: true,
      sections: ["home"],
      features: [
        {
          detail: "Story cards",
          links: [
            { text: "All cards", url: "/story-cards" },
            { text: "News", url: "https://example.org/news" },
          ],
          items: [
            { detail: "Search", items: [{ detail: "By name" }, { detail: "By artist" }] },
            { detail: "Sort" },
          ],
        },
        { detail: "Feature two" },
        { detail: "Feature three" },
      ],
      fixes: [{ detail: "Fix one" }, { detail: "Fix two" }, { detail: "Fix three" }],
    },
  ],
};
