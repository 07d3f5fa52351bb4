import { entry, item, point } from "./entry.ts";

/** Entries of the log from the beginning to the end of 2025. */
export const FIRST_YEAR = [
  entry({
    id: 1,
    timestamp: "2025-02-03T18:00:00Z",
    title: "First pages",
    subtitle: "Characters and story cards",
    sections: ["characters", "story-cards"],
    lists: {
      features: [
        item("Chronological list of all characters, by tab", {
          links: [{ text: "Chronological list", url: "/characters/conventional-list" }],
        }),
        item("Story card list with search by name", {
          links: [{ text: "Story cards", url: "/story-cards" }],
        }),
      ],
    },
  }),
  entry({
    id: 2,
    timestamp: "2025-02-14T20:30:00Z",
    title: "Tower floor viewer",
    sections: ["tower"],
    lists: {
      features: [
        item("Enemies, abilities, skills, gauge effects and rewards of each floor", {
          links: [{ text: "Floor 1", url: "/stages/scarlet-devil-tower?floor=1" }],
        }),
      ],
      data: ["Floors 1 to 410"],
    },
  }),
  entry({
    id: 3,
    timestamp: "2025-02-27T08:00:00Z",
    title: "Tower floors 411–420 added",
    sections: ["tower"],
    lists: { data: ["Enemies and rewards of ten floors"] },
  }),
  entry({
    id: 4,
    timestamp: "2025-03-12T19:15:00Z",
    title: "Illustrator tracker",
    subtitle: "All artists with their cards",
    sections: ["illustrators", "story-cards"],
    lists: {
      features: [
        item("Artists by alphabet, earliest date or number of cards", {
          links: [{ text: "Illustrator Tracker", url: "/story-cards/illustrators" }],
        }),
        "Cards of an artist by alphabet or release date",
      ],
    },
  }),
  entry({
    id: 5,
    timestamp: "2025-03-29T17:40:00Z",
    title: "Story cards: sort by release date",
    sections: ["story-cards"],
    lists: {
      features: ["A row of the search can sort and filter by date"],
      fixes: ["A date range that ends before it starts gives no card"],
    },
  }),
  entry({
    id: 6,
    timestamp: "2025-04-06T09:00:00Z",
    title: "Tower floors 421–430 added",
    sections: ["tower"],
    lists: { data: ["Enemies and rewards of ten floors"] },
  }),
  entry({
    id: 7,
    timestamp: "2025-04-25T21:05:00Z",
    title: "Prayer list",
    subtitle: "Ongoing, upcoming and past prayers",
    complex: true,
    sections: ["prayers", "home"],
    lists: {
      features: [
        item("List of prayers", {
          links: [{ text: "Prayers", url: "/prayers" }],
          items: [
            item("Search by name, characters, cards and types", {
              items: [
                point("Characters and cards must all be in the rate-up"),
                point("Of types one is enough"),
              ],
            }),
            item("Search by step-up", { items: [point("None finds prayers without a step-up")] }),
          ],
        }),
        item("Detail of a prayer", {
          items: [
            item("Rate-up characters and cards"),
            item("Step-up tables"),
            item("Chances of every character and card"),
          ],
        }),
      ],
      contents: [
        item("Ongoing and upcoming prayers on the home page", { items: [item("In short form")] }),
      ],
      fixes: ["The home page no longer counts cards that are not released"],
      data: ["Prayers since 2021-05-11"],
    },
  }),
  entry({
    id: 8,
    timestamp: "2025-05-13T09:00:00Z",
    title: "Tower floors 431–440 added",
    sections: ["tower"],
    lists: { data: ["Enemies and rewards of ten floors"] },
  }),
  entry({
    id: 9,
    timestamp: "2025-05-30T16:20:00Z",
    title: "Small corrections",
    subtitle: "Spelling of names and one wrong link",
    sections: ["characters"],
  }),
  entry({
    id: 10,
    timestamp: "2025-06-20T10:10:00Z",
    title: "Tower rewards by item",
    subtitle: "And floors 441–450",
    sections: ["tower"],
    lists: {
      features: [
        item("Where an item is given, floor by floor", {
          links: [{ text: "Rewards", url: "/stages/scarlet-devil-tower/rewards" }],
        }),
      ],
      data: ["Enemies and rewards of ten floors"],
    },
  }),
  entry({
    id: 11,
    timestamp: "2025-07-08T18:45:00Z",
    title: "Simulator",
    subtitle: "Single, multi, god crystals and step-ups",
    sections: ["prayers"],
    lists: {
      features: [
        "Pulls with the chances of the prayer's pool",
        item("Counts of what was spent", { items: [item("Seal crystals"), item("God crystals")] }),
      ],
      fixes: ["The step-up button stays disabled after the last row"],
    },
  }),
  entry({
    id: 12,
    timestamp: "2025-07-27T09:30:00Z",
    title: "Tower floors 451–460 added",
    sections: ["tower"],
    lists: { data: ["Enemies and rewards of ten floors"] },
  }),
  entry({
    id: 13,
    timestamp: "2025-08-16T15:00:00Z",
    title: "Variants and universes",
    sections: ["characters"],
    lists: {
      features: [
        item("Variants of each person", {
          links: [{ text: "Variants", url: "/characters/variant-tracker" }],
        }),
        item("Characters of one universe", {
          links: [{ text: "World L80", url: "/characters/universe-tracker?universe=l80" }],
        }),
      ],
    },
  }),
  entry({
    id: 14,
    timestamp: "2025-09-03T09:10:00Z",
    title: "Tower floors 461–470 added",
    sections: ["tower"],
    lists: { data: ["Enemies and rewards of ten floors"] },
  }),
  entry({
    id: 15,
    timestamp: "2025-09-21T20:00:00Z",
    title: "Forever prayers and roulette",
    sections: ["prayers"],
    lists: {
      features: [
        item("Chance of success for chosen characters", {
          links: [{ text: "Forever prayer", url: "/prayer/forever-prayer" }],
        }),
        item("Characters of the roulette", {
          links: [{ text: "Roulette", url: "/prayer/kourindou-roulette" }],
        }),
      ],
    },
  }),
  entry({
    id: 16,
    timestamp: "2025-10-10T10:00:00Z",
    title: "Tower floors 471–480 added",
    sections: ["tower"],
    lists: {
      data: ["Enemies and rewards of ten floors"],
      fixes: ["The gauge view goes back to all gauges after the last one"],
    },
  }),
  entry({
    id: 17,
    timestamp: "2025-10-30T19:30:00Z",
    title: "Sources of the data",
    subtitle: "Where facts come from",
    sections: ["home", "characters", "story-cards"],
    lists: {
      data: [
        item("Public repositories that the lists rest on", {
          links: [
            {
              text: "LostWordBWikiScripts",
              url: "https://github.com/LukeZhuang/LostWordBWikiScripts",
            },
            { text: "battlebutt", url: "https://github.com/orbicube/battlebutt" },
          ],
          items: [
            item("Stats, effects and artists of story cards", {
              links: [
                {
                  text: "LostWordBWikiScripts",
                  url: "https://github.com/LukeZhuang/LostWordBWikiScripts",
                },
              ],
            }),
            item("Titles and base stats of characters", {
              items: [
                point("State of July 2021", {
                  links: [{ text: "thlost", url: "https://github.com/TouhouLostword/thlost" }],
                }),
              ],
            }),
          ],
        }),
      ],
    },
  }),
  entry({
    id: 18,
    timestamp: "2025-11-17T10:00:00Z",
    title: "Tower floors 481–490 added",
    sections: ["tower"],
    lists: { data: ["Enemies and rewards of ten floors"] },
  }),
  entry({
    id: 19,
    timestamp: "2025-12-05T18:00:00Z",
    title: "Japanese element symbols",
    subtitle: "A setting",
    sections: ["story-cards", "tower"],
    lists: {
      features: [
        item("Elements show as 日, 月, 火, 水 and so on", {
          links: [{ text: "Settings", url: "/settings" }],
        }),
      ],
    },
  }),
  entry({
    id: 20,
    timestamp: "2025-12-24T09:00:00Z",
    title: "Tower floors 491–500 added",
    sections: ["tower"],
    lists: {
      data: [
        "Enemies and rewards of ten floors",
        item("Floor 500 gives more than others", {
          links: [{ text: "Floor 500", url: "/stages/scarlet-devil-tower?floor=500" }],
        }),
      ],
    },
  }),
];
