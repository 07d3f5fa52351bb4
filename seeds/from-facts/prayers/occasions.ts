import { scattered } from "../chance.ts";
import { releaseOn } from "../sample-dates.ts";
import { type DebutPrayerType, PRAYER_OF_TYPE, TITLES } from "./debut-prayers.ts";
import { FIRST_YEAR, LAST_YEAR, later } from "./moments.ts";
import { listed, type Plan } from "./plan.ts";
import { outBy, type ReleasedCharacter, type Roster } from "./roster.ts";
import type { StepUpId } from "./step-ups.ts";

/** A character comes back so many days after her debut at the earliest. */
const DAYS_OUT = 120;

interface Rerun {
  readonly type: DebutPrayerType;
  readonly monthDays: readonly string[];
  readonly from: number;
  readonly count: number;
  readonly days: number;
  readonly stepUps: readonly StepUpId[];
  readonly collection?: boolean;
}

const COLLECTION = { count: 12, days: 21, collection: true } as const;

/** Prayers of each year that bring characters back. */
const RERUNS: readonly Rerun[] = [
  ...rerun("pick-up", ["02-03", "05-15", "08-24", "11-12"], { from: 2022, count: 2 }),
  ...rerun("festival", ["03-09", "07-06", "12-14"], { from: 2022, count: 3, stepUps: ["asc5"] }),
  ...rerun("festival", ["09-16"], { from: 2022, count: 2, stepUps: ["desc4"] }),
  ...rerun("ultra", ["06-01", "12-28"], { from: 2022, count: 2 }),
  ...rerun("relic", ["04-12"], { from: 2024, count: 3, days: 21, stepUps: ["asc3"] }),
  ...rerun("genic", ["01-19"], { from: 2025, count: 2, days: 21, stepUps: ["special"] }),
  ...rerun("epic", ["02-20", "08-03"], { from: 2024, count: 2, stepUps: ["desc5"] }),
  ...rerun("festival", ["04-28", "10-08"], {
    ...COLLECTION,
    from: 2023,
    stepUps: ["asc5", "special"],
  }),
  ...rerun("ultra", ["08-11"], { from: 2022, count: 6, days: 18, collection: true }),
];

/** Festival characters by the tens: bought a few times, with god crystals alone. */
const BAGS = [
  { type: "lucky-bag", title: "Lucky Bag", day: "01-01", from: 2022, days: 10, gcCost: 300 },
  { type: "lucky-bag", title: "Lucky Bag", day: "05-11", from: 2023, days: 16, gcCost: 300 },
  { type: "starter", title: "Starter Festival", day: "03-24", from: 2023, days: 28, gcCost: 300 },
  { type: "festival", title: "Bonus Festival", day: "09-01", from: 2022, days: 7, gcCost: 200 },
] as const;
const BAG_PULLS = 3;

const STORY_CARD_COLLECTIONS = { monthDays: ["06-20", "12-05"], from: "2021-12-05", days: 14 };
const CARDS_OF_A_COLLECTION = 6;

/** The last fixed day on which a prayer of the year's round starts. */
const LAST_DAY = "2026-10-10";

/** Prayers that come every year: reruns, collections, lucky bags, starters, story cards. */
export function occasionPlansOf(roster: Roster): Plan[] {
  return [
    launchPlan(roster),
    ...RERUNS.flatMap((one) =>
      daysFrom(one.from, one.monthDays).flatMap((day) => rerunPlan(one, day, roster)),
    ),
    ...BAGS.flatMap((bag) => daysFrom(bag.from, [bag.day]).map((day) => bagPlan(bag, day))),
    ...daysFrom(FIRST_YEAR, STORY_CARD_COLLECTIONS.monthDays)
      // The facts tell of the one of June 2022.
      .filter((day) => day >= STORY_CARD_COLLECTIONS.from && day !== "2022-06-20")
      .map((day) => cardsPlan(day, roster)),
  ];
}

function launchPlan({ characters }: Roster): Plan {
  const two = characters.filter(({ id }) => id === "l1-reimu" || id === "l1-marisa");
  return {
    id: "pick-up-launch",
    name: `Pick-up: ${listed(two)}`,
    types: ["pick-up"],
    start: releaseOn("2021-05-11"),
    days: 14,
    rateUps: two.map((character) => ({ character })),
    columns: "none",
  };
}

/** Nothing where too few characters of the type have been out for long enough. */
function rerunPlan(rerun: Rerun, day: string, { characters }: Roster): Plan[] {
  const { type, count, days, stepUps, collection } = rerun;
  const start = releaseOn(day);
  const same = characters.filter((character) => PRAYER_OF_TYPE[character.type] === type);
  const chosen = comingBack(same, later(start, -DAYS_OUT), `${type}/${day}`, count);
  if (chosen.length < count) return [];
  const kind = collection ? "collection" : "rerun";
  return [
    {
      id: `${type}-${kind}-${day}`,
      name: `${TITLES[type]} ${collection ? "Collection" : "Rerun"}: ${listed(chosen)}`,
      types: collection ? [type, "collection"] : [type],
      ...{ start, days, stepUps },
      rateUps: chosen.map((character) => ({ character })),
    },
  ];
}

function comingBack(
  characters: ReleasedCharacter[],
  by: ReturnType<typeof later>,
  purpose: string,
  n: number,
) {
  return scattered(outBy(characters, by), purpose).slice(0, n);
}

function bagPlan({ type, title, days, gcCost }: (typeof BAGS)[number], day: string): Plan {
  return {
    id: `${title.toLowerCase().replace(" ", "-")}-${day.slice(0, 7)}`,
    name: `${title} (${monthOf(day)})`,
    types: [type],
    start: releaseOn(day),
    ...{ days, gcCost, maxPulls: BAG_PULLS },
    columns: "gc",
  };
}

/** Story cards alone give no character, so they are not for god crystals. */
function cardsPlan(day: string, { cards }: Roster): Plan {
  const start = releaseOn(day);
  const known = outBy(cards, later(start, -DAYS_OUT)).filter(({ rarity }) => rarity >= 4);
  const byId = scattered(
    known.map((card) => ({ id: String(card.id), card })),
    `cards/${day}`,
  );
  return {
    id: `story-card-collection-${day.slice(0, 7)}`,
    name: `Story Card Collection (${monthOf(day)})`,
    types: ["story-card", "collection"],
    start,
    days: STORY_CARD_COLLECTIONS.days,
    cards: byId.slice(0, CARDS_OF_A_COLLECTION).map(({ card }) => ({ card, isNew: false })),
    columns: "sc",
  };
}

function rerun(
  type: DebutPrayerType,
  monthDays: readonly string[],
  given: Pick<Rerun, "from" | "count"> & Partial<Rerun>,
): Rerun[] {
  return [{ days: 12, stepUps: [], ...given, type, monthDays }];
}

function daysFrom(year: number, monthDays: readonly string[]): string[] {
  const years = Array.from({ length: LAST_YEAR - year + 1 }, (_, at) => year + at);
  return years
    .flatMap((one) => monthDays.map((monthDay) => `${one}-${monthDay}`))
    .filter((day) => day <= LAST_DAY);
}

function monthOf(day: string): string {
  const month = new Date(day).toLocaleString("en", { month: "long", timeZone: "UTC" });
  return `${month} ${day.slice(0, 4)}`;
}
