import type { WrittenRecords } from "./written.ts";

/** Rules, update log, maintenances and the home page. */
export const updates: WrittenRecords = {
  "mechanics.json": [
    {
      id: "pull-costs",
      region: "global",
      asOf: "2022-05",
      values: { pulls: 10, costs: { seal: 50, god: 600 }, appliesTo: ["standard", null] },
      sources: ["page"],
    },
    { id: "luck", region: "any", values: {} },
  ],
  "update-entries.json": [{ id: 1, timestamp: "2021-05-11T05:00:00Z", title: "The site opens" }],
  "samples/update-entries.json": [
    {
      id: 2,
      timestamp: { ago: "3d", at: "12:00" },
      title: "Prayers",
      subtitle: "and more",
      complex: true,
      sections: ["prayers", "home"],
      features: [
        {
          detail: "Prayer list",
          links: [
            { text: "List", url: "/prayers?types=festival" },
            { text: "News", url: "https://example.org/news" },
          ],
          items: [
            { detail: "Search" },
            { detail: "Simulator", items: [{ detail: "Step-ups", spoiler: true }] },
          ],
        },
        { detail: "Menu" },
      ],
      contents: [{ detail: "A prayer to come", spoiler: true, reveal: { in: "3d", at: "05:00" } }],
      fixes: [
        {
          detail: "Times",
          reveal: "2022-01-01T00:00:00Z",
          items: [{ detail: "of ends", links: [{ text: "See", url: "/prayers" }] }],
        },
      ],
      data: [{ detail: "Rates" }],
    },
  ],
  "maintenances.json": [
    {
      id: 1,
      start: "2024-05-01T05:00:00Z",
      end: "2024-05-01T09:00:00Z",
      news: "https://example.org/maintenance",
      devLetter: { time: "2024-05-01T08:00:00Z", url: "https://example.org/letter" },
    },
  ],
  "samples/maintenances.json": [
    { id: 2, start: { in: "4d", at: "05:00" }, devLetter: { time: { in: "4d", at: "08:00" } } },
    { id: 3, start: { ago: "4d" }, end: { ago: "3d" } },
  ],
  "home-contents.json": [
    { id: "prayers", path: "/prayers/menu", title: "Prayers", text: "What runs and what comes." },
  ],
};
