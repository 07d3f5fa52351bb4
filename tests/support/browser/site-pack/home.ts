import type { WrittenRecords } from "../../small-pack/written.ts";

/**
 * Maintenances of the second day after the site's moment, of which the tests let the clock go through
 * the hours, and what the home page leads to.
 */
export const home: WrittenRecords = {
  "samples/maintenances.json": [
    {
      id: 1,
      start: "2026-06-16T20:00:00Z",
      end: "2026-06-17T02:00:00Z",
      news: "https://example.org/maintenance",
      devLetter: { time: "2026-06-16T10:00:00Z", url: "https://example.org/letter" },
    },
    { id: 2, start: "2026-06-17T04:00:00Z" },
  ],
  "home-contents.json": [
    {
      id: "characters",
      path: "/characters/conventional-list",
      title: "All characters",
      text: "In the order in which they appeared.",
    },
    { id: "story-cards", path: "/story-cards", title: "All cards", text: "With a search." },
    { id: "log", path: "/update-log", title: "The log", text: "What changed." },
  ],
};
