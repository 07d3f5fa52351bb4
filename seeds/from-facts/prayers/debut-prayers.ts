import type { BannerType } from "#app/game/vocabulary/banner-types.ts";
import type { PrayerType } from "#app/game/vocabulary/prayer-types.ts";
import { chanceOf, scattered } from "../chance.ts";
import { releaseOn } from "../sample-dates.ts";
import { later, orderOf } from "./moments.ts";
import { listed, type Plan } from "./plan.ts";
import { FIRST_DAY } from "./pool-sets.ts";
import { outBy, type ReleasedCharacter, type Roster } from "./roster.ts";
import type { StepUpId } from "./step-ups.ts";

/** The prayer that brings a character of each type; yukkuri come from none. */
export const PRAYER_OF_TYPE = {
  gen: "pick-up",
  fes: "festival",
  afes: "festival",
  sfes: "ultra",
  mfes: "ultra",
  exfes: "ultra",
  wfes: "ultra",
  relic: "relic",
  genic: "genic",
  epic: "epic",
  ds: "epic",
  yukkuri: undefined,
} as const satisfies Record<BannerType, PrayerType | undefined>;

export type DebutPrayerType = Exclude<(typeof PRAYER_OF_TYPE)[BannerType], undefined>;

/** How prayers of a type are titled. */
export const TITLES: Readonly<Record<DebutPrayerType, string>> = {
  "pick-up": "Pick-up",
  festival: "Festival",
  ultra: "Ultra Festival",
  relic: "Relic Prayer",
  genic: "Genic Prayer",
  epic: "Epic Prayer",
};

const DAYS: Readonly<Record<DebutPrayerType, number>> = {
  "pick-up": 10,
  festival: 14,
  ultra: 14,
  relic: 21,
  genic: 21,
  epic: 14,
};

/** Step-ups that prayers of a type may have; as in the facts, most festivals have `asc5`. */
const STEP_UPS: Readonly<Record<DebutPrayerType, readonly (readonly StepUpId[])[]>> = {
  "pick-up": [[]],
  festival: [["asc5"], ["asc5"], ["asc5"], ["asc3"], ["asc4"], []],
  ultra: [[], [], [], ["special"]],
  relic: [[], ["asc3"], ["desc3"]],
  genic: [["asc3", "special"]],
  epic: [[], ["desc4"], ["desc5"], ["asc5", "desc3"]],
};

/** Fixed dates end before the days around the import begin. */
const LAST_FIXED_END = releaseOn("2026-11-10");

/** Rates were not written down in the first weeks, and of a few prayers later. */
const FIRST_WITH_RATES = releaseOn("2021-08-01");
const WITHOUT_SIMULATOR = 0.06;

const EXTRA = { chance: 0.5, daysOut: 200 } as const;

/**
 * A prayer for each day and type of the debuts: the characters are its new rate-ups, and one who
 * comes alone may have an older one of the same type beside her. Characters of the first day's
 * standard prayer have none, nor have those whom a prayer of the facts brings.
 */
export function debutPlansOf(roster: Roster, broughtByFacts: ReadonlySet<string>): Plan[] {
  const debuts = roster.characters.filter(
    (character) =>
      typeof character.debut === "string" &&
      !broughtByFacts.has(character.id) &&
      !(character.type === "gen" && character.debut === releaseOn(FIRST_DAY)),
  );
  return [...groupsOf(debuts)].flatMap(([, [first, ...others]]) => {
    const type = first && PRAYER_OF_TYPE[first.type];
    return type ? [debutPlan(type, [first, ...others], roster)] : [];
  });
}

/** The debut prayer of characters who come out on one day. */
export function debutPlan(
  type: DebutPrayerType,
  characters: readonly [ReleasedCharacter, ...ReleasedCharacter[]],
  roster: Roster,
): Plan {
  const [first] = characters;
  const start = first.debut;
  const rates = orderOf(start) >= orderOf(FIRST_WITH_RATES);
  const simulated = chanceOf(first.id, "simulator") >= WITHOUT_SIMULATOR;
  const extras = characters.length === 1 ? extrasOf(type, first, roster) : [];
  return {
    id: `${type}-${first.id}`,
    name: `${TITLES[type]}: ${listed(characters)}`,
    types: [type],
    start,
    days: daysOf(type, first),
    rateUps: [
      ...characters.map((character) => ({ character, status: "new" as const })),
      ...extras.map((character) => ({ character, status: "extra" as const })),
    ],
    columns: rates ? "both" : "none",
    simulator: rates && simulated,
    stepUps: oneOf(STEP_UPS[type], first.id) ?? [],
    dust: type === "ultra" || type === "epic" ? 20 : undefined,
  };
}

function groupsOf(characters: readonly ReleasedCharacter[]): Map<string, ReleasedCharacter[]> {
  return Map.groupBy(
    characters,
    ({ type, debut }) => `${PRAYER_OF_TYPE[type]}/${JSON.stringify(debut)}`,
  );
}

function extrasOf(
  type: DebutPrayerType,
  first: ReleasedCharacter,
  { characters }: Roster,
): ReleasedCharacter[] {
  if (type === "pick-up" || chanceOf(first.id, "extra") >= EXTRA.chance) return [];
  const same = characters.filter((character) => PRAYER_OF_TYPE[character.type] === type);
  const older = outBy(same, later(first.debut, -EXTRA.daysOut));
  return scattered(older, `extra of ${first.id}`).slice(0, 1);
}

function daysOf(type: DebutPrayerType, { debut }: ReleasedCharacter): number {
  const end = later(debut, DAYS[type]);
  return typeof end === "string" && end > LAST_FIXED_END ? 7 : DAYS[type];
}

function oneOf<Item>(items: readonly Item[], id: string): Item | undefined {
  return items[Math.floor(chanceOf(id, "step-up") * items.length)];
}
