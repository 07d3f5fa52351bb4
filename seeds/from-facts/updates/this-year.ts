import { entry, item, point } from "./entry.ts";

/** Entries of the log in 2026; the last six lie shortly before the import. */
export const THIS_YEAR = [
  entry({
    id: 21,
    timestamp: "2026-01-10T17:00:00Z",
    title: "Story card search: effects",
    subtitle: "Rows that filter and sort",
    sections: ["story-cards"],
    lists: {
      features: [
        item("Three rows for stats, effects and dates", {
          items: [item("Only one row can be a date"), item("Rows break ties in their order")],
        }),
        "The address keeps the search",
      ],
    },
  }),
  entry({
    id: 22,
    timestamp: "2026-01-31T10:00:00Z",
    title: "Tower floors 501–510 added",
    sections: ["tower"],
    lists: { data: ["Enemies and rewards of ten floors"] },
  }),
  entry({
    id: 23,
    timestamp: "2026-02-17T18:30:00Z",
    title: "Rebirths and rebirth costumes",
    sections: ["characters"],
    lists: {
      features: [
        item("Rebirths in the order of their batches", {
          links: [{ text: "Rebirths", url: "/characters/rebirth-order" }],
        }),
        item("Rebirth costumes", {
          links: [{ text: "Costumes", url: "/characters/rebirth-costume-order" }],
        }),
      ],
      data: [
        item("Batches of the year to come", { spoiler: true, reveal: "2026-03-01T05:00:00Z" }),
      ],
    },
  }),
  entry({
    id: 24,
    timestamp: "2026-03-09T09:20:00Z",
    title: "Tower floors 511–520 added",
    sections: ["tower"],
    lists: { data: ["Enemies and rewards of ten floors"] },
  }),
  entry({
    id: 25,
    timestamp: "2026-03-28T20:15:00Z",
    title: "Standard and ritual pool",
    sections: ["prayers", "characters"],
    lists: {
      features: [
        item("Who is in the standard pool, and since when", {
          links: [
            { text: "Pool", url: "/prayer/standard-prayer" },
            { text: "By date", url: "/prayer/standard-prayer/date-order" },
          ],
        }),
        item("The same for the ritual pool", {
          links: [{ text: "Pool", url: "/prayer/ritual-prayer" }],
        }),
      ],
    },
  }),
  entry({
    id: 26,
    timestamp: "2026-04-16T09:40:00Z",
    title: "Tower floors 521–530 added",
    sections: ["tower"],
    lists: { data: ["Enemies and rewards of ten floors"] },
  }),
  entry({
    id: 27,
    timestamp: "2026-05-04T18:00:00Z",
    title: "Spoilers",
    subtitle: "What is not out yet stays hidden unless asked for",
    complex: true,
    sections: ["home", "characters", "story-cards", "tower"],
    lists: {
      features: [
        item("A setting shows what only the Japanese version has", {
          links: [{ text: "Settings", url: "/settings" }],
          items: [
            item("Characters", {
              items: [
                point("Lists hold those that are not released"),
                point("Pictures of hidden characters are replaced", { spoiler: true }),
              ],
            }),
            item("Story cards", { items: [point("Unknown values show as ?")] }),
            item("Tower floors", { items: [point("Floors to come are marked JP")] }),
          ],
        }),
        "Items of this log can be spoilers too",
      ],
      fixes: [
        "Counts leave out what is hidden",
        "The list of unreleased characters explains itself",
      ],
    },
  }),
  entry({
    id: 28,
    timestamp: "2026-05-23T10:00:00Z",
    title: "Tower floors 531–540 added",
    sections: ["tower"],
    lists: { data: ["Enemies and rewards of ten floors"] },
  }),
  entry({
    id: 29,
    timestamp: "2026-06-09T19:00:00Z",
    title: "Illustrators: number of cards",
    sections: ["illustrators"],
    lists: { fixes: ["Cards that are not released no longer count"] },
  }),
  entry({
    id: 30,
    timestamp: "2026-06-30T09:50:00Z",
    title: "Tower floors 541–550 added",
    sections: ["tower"],
    lists: { data: ["Enemies and rewards of ten floors"] },
  }),
  entry({
    id: 31,
    timestamp: "2026-07-18T16:00:00Z",
    title: "Traditional name order",
    subtitle: "Family name first, where both parts are known",
    sections: ["characters"],
    lists: { features: [item("A setting", { links: [{ text: "Settings", url: "/settings" }] })] },
  }),
  entry({
    id: 32,
    timestamp: "2026-08-06T10:00:00Z",
    title: "Tower floors 551–560 added",
    sections: ["tower"],
    lists: { data: ["Enemies and rewards of ten floors"] },
  }),
  entry({
    id: 33,
    timestamp: "2026-09-13T09:30:00Z",
    title: "Tower floors 561–570 added",
    sections: ["tower"],
    lists: { data: ["Enemies and rewards of ten floors"] },
  }),
  entry({
    id: 34,
    timestamp: "2026-10-20T09:15:00Z",
    title: "Tower floors 571–580 added",
    sections: ["tower"],
    lists: {
      features: ["Floors can be changed by a swipe"],
      data: [
        item("Enemies and rewards of ten floors", {
          links: [{ text: "Floor 571", url: "/stages/scarlet-devil-tower?floor=571" }],
        }),
      ],
    },
  }),
  entry({
    id: 35,
    timestamp: { ago: "12d", at: "08:00" },
    title: "Story card 677",
    sections: ["story-cards", "illustrators"],
    lists: {
      data: [
        item("Stats and effects", { links: [{ text: "Card", url: "/story-cards?card=677" }] }),
      ],
    },
  }),
  entry({
    id: 36,
    timestamp: { ago: "9d", at: "19:30" },
    title: "Daily reset and maintenance",
    subtitle: "Countdowns on the home page",
    sections: ["home"],
    lists: {
      features: ["Countdown to the daily reset", "Next or current maintenance with its dev letter"],
      fixes: ["The page notices a new day while it stands open"],
    },
  }),
  entry({
    id: 37,
    timestamp: { ago: "6d", at: "08:30" },
    title: "Story cards 679 and 683, one character",
    sections: ["story-cards", "illustrators", "characters"],
    lists: {
      data: [
        item("Two story cards", {
          links: [
            { text: "Card 679", url: "/story-cards?card=679" },
            { text: "Card 683", url: "/story-cards?card=683" },
          ],
        }),
        "A character who has just come out",
        item("A character to come", { spoiler: true, reveal: { ago: "4d", at: "05:00" } }),
      ],
    },
  }),
  entry({
    id: 38,
    timestamp: { ago: "4d", at: "20:00" },
    title: "Exchange amounts of story cards",
    subtitle: "In the detail of a prayer",
    sections: ["prayers"],
    lists: {
      features: ["Rate-up cards show what an exchange costs"],
      data: [
        item("Prayers of the coming weeks", {
          items: [
            item("First week", { reveal: { in: "2d", at: "05:00" } }),
            item("Second week", { spoiler: true, reveal: { in: "9d", at: "05:00" } }),
          ],
        }),
      ],
    },
  }),
  entry({
    id: 39,
    timestamp: { ago: "2d", at: "08:00" },
    title: "Tower floors 581–590 prepared",
    subtitle: "They show on the day of their release",
    sections: ["tower"],
    lists: {
      data: [
        item("Enemies and rewards of ten floors", {
          spoiler: true,
          items: [
            item("Floors 581 to 583", { reveal: { in: "5d", at: "05:00" } }),
            item("Floor 590", {
              spoiler: true,
              reveal: { in: "26d", at: "05:00" },
              links: [{ text: "Floor 590", url: "/stages/scarlet-devil-tower?floor=590" }],
              items: [point("Five gauges", { spoiler: true, reveal: { in: "26d", at: "05:00" } })],
            }),
          ],
        }),
      ],
    },
  }),
  entry({
    id: 40,
    timestamp: { ago: "5h" },
    title: "Prayers and characters of the week",
    subtitle: "Rate-ups, step-ups and chances",
    sections: ["home", "prayers", "characters"],
    lists: {
      contents: [
        item("Prayers that have begun", { links: [{ text: "Prayers", url: "/prayers" }] }),
        item("Characters who have come out", {
          links: [{ text: "Release order", url: "/characters/release-order" }],
        }),
      ],
      fixes: ["A prayer's shown end is one minute before its stored end"],
      data: [item("Who comes next", { spoiler: true, reveal: { in: "3d", at: "05:00" } })],
    },
  }),
];
