import { millisecondsInDay } from "date-fns/constants";
import { choiceKey } from "#app/game/filter-language/choice-key.ts";
import type { FilterTable } from "#app/game/filter-language/filter-key.ts";
import { dayKey, numberKey } from "#app/game/filter-language/number-key.ts";
import { textFinder, textKey } from "#app/game/filter-language/text-key.ts";
import type { SearchablePrayer } from "#app/game/prayer-search.ts";
import { prayerTiming } from "#app/game/prayer-timing.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import { NO_STEP_UPS, STEP_UP_KINDS } from "#app/game/vocabulary/prayers.ts";
import type { PrayerPages } from "./prayer-pages.ts";

const TIMINGS = [
  { id: "upcoming", label: "Upcoming" },
  { id: "ongoing", label: "Ongoing", aliases: ["running", "now"] },
  { id: "over", label: "Over", aliases: ["ended"] },
] as const;

/** What prayers can be filtered by at `now`. Characters and cards are data. */
export function prayerKeys(
  { characters, cards }: PrayerPages["options"],
  now: number,
): FilterTable<SearchablePrayer> {
  const textsOf = ({ name }: SearchablePrayer) => [name];
  return {
    words: textFinder(textsOf),
    keys: [
      textKey({
        key: "name",
        label: "Name",
        help: "A part of the prayer's name",
        example: "name:festival",
        textsOf,
      }),
      choiceKey({
        key: "is",
        label: "Is",
        help: "Upcoming, ongoing or over",
        example: "is:ongoing",
        choices: TIMINGS,
        idsOf: ({ start, end }) => {
          const timing = prayerTiming({ start, end }, now);
          return [timing === "none" ? "over" : timing];
        },
      }),
      choiceKey({
        key: "type",
        label: "Type",
        help: "The type of prayer",
        example: "type:festival",
        choices: PRAYER_TYPES,
        idsOf: ({ types }) => types,
      }),
      choiceKey({
        key: "character",
        label: "Character",
        help: "A character who is featured",
        example: "character:Reimu*",
        choices: characters.map(({ id, name, translit }) => ({
          id,
          label: name,
          aliases: translit === null ? [] : [translit],
        })),
        idsOf: ({ rateUpCharacters }) => rateUpCharacters.map(({ id }) => id),
      }),
      choiceKey({
        key: "card",
        label: "Card",
        help: "A story card that is featured",
        example: "card:*",
        choices: cards.map(({ id, name }) => ({ id, label: name })),
        idsOf: ({ rateUpCards }) => rateUpCards,
      }),
      choiceKey({
        key: "banner",
        label: "Features",
        help: "The type of a featured character",
        example: "banner:epic",
        choices: BANNER_TYPES,
        idsOf: ({ rateUpCharacters }) => rateUpCharacters.flatMap(({ type }) => type ?? []),
      }),
      choiceKey({
        key: "steps",
        label: "Step-ups",
        help: "A kind of step-up, or none",
        example: "-steps:none",
        choices: [...STEP_UP_KINDS, { id: NO_STEP_UPS, label: "None" }],
        idsOf: ({ stepUps }) =>
          stepUps.length === 0 ? [NO_STEP_UPS] : stepUps.map((id) => id.replace(/\d+$/, "")),
      }),
      dayKey({
        key: "start",
        label: "Starts",
        help: "The day of the start in UTC: a day, a month or a year",
        example: "start>=2024",
        instantOf: ({ start }) => start,
      }),
      dayKey({
        key: "end",
        label: "Ends",
        help: "The day of the end in UTC",
        example: "end<2023",
        instantOf: ({ end }) => end,
      }),
      numberKey({
        key: "days",
        label: "Days",
        help: "How many days it lasts",
        example: "days<=7",
        numberOf: ({ start, end }) =>
          start === null || end === null ? null : Math.round((end - start) / millisecondsInDay),
      }),
    ],
  };
}
