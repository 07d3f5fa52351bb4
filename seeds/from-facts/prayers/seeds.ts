import type { PackRecords } from "#db/pack/pack.ts";
import type { PackPrayer } from "#db/pack/schema/prayers.ts";
import { mechanicOf } from "../mechanics.ts";
import { batchesOf } from "./batches.ts";
import { withCards } from "./card-rate-ups.ts";
import { comingPlansOf } from "./coming-prayers.ts";
import { debutPlansOf } from "./debut-prayers.ts";
import type { FactMechanic, FactPrayer } from "./facts.ts";
import { foreverPrayersOf, roulettesOf } from "./forever-prayers.ts";
import { knownPoolSetsOf, knownPrayerOf } from "./known-prayers.ts";
import { knownValuesOf, type OutBy, outByOf } from "./known-values.ts";
import { occasionPlansOf } from "./occasions.ts";
import { prayerOf } from "./plan.ts";
import { poolPrayersOf } from "./pool-prayers.ts";
import { poolSetsOf } from "./pool-sets.ts";
import { type ReleasedCharacter, type Roster, type RosterSource, rosterOf } from "./roster.ts";

type PrayerFile =
  | "mechanics.json"
  | "batches.json"
  | "pool-sets.json"
  | "prayers.json"
  | "forever-prayers.json"
  | "roulettes.json"
  | "samples/batches.json"
  | "samples/pool-sets.json"
  | "samples/prayer-values.json"
  | "samples/prayers.json"
  | "samples/forever-prayers.json"
  | "samples/roulettes.json";

interface PrayerFacts {
  readonly prayers: readonly FactPrayer[];
  readonly mechanics: readonly FactMechanic[];
}

/** By when the facts know characters to be out, for the sample dates of characters. */
export function outByFacts(facts: PrayerFacts): OutBy {
  return outByOf(facts.prayers, facts.prayers.map(knownPrayerOf));
}

/** All files of the pack that belong to prayers, out of the facts and of the characters' samples. */
export function prayerSeedsOf(
  facts: PrayerFacts,
  source: RosterSource,
): Pick<PackRecords, PrayerFile> {
  const known = facts.prayers.map(knownPrayerOf);
  const rarities = new Map(source.storyCards.map(({ id, rarity }) => [id, rarity]));
  const roster = rosterOf(source);
  const batches = batchesOf(roster);
  return {
    "mechanics.json": facts.mechanics.map(mechanicOf),
    "batches.json": [],
    "pool-sets.json": knownPoolSetsOf(facts.prayers),
    "prayers.json": known,
    "forever-prayers.json": [],
    "roulettes.json": [],
    "samples/batches.json": batches,
    "samples/pool-sets.json": poolSetsOf(roster),
    "samples/prayer-values.json": known.flatMap(
      (prayer) => knownValuesOf(prayer, (card) => rarities.get(card)) ?? [],
    ),
    "samples/prayers.json": [
      ...poolPrayersOf(batches),
      ...samplePrayersOf(roster, broughtBy(facts, roster)),
    ],
    "samples/forever-prayers.json": foreverPrayersOf(roster),
    "samples/roulettes.json": roulettesOf(roster),
  };
}

/** The sample prayers with dates, by start. */
function samplePrayersOf(roster: Roster, brought: ReadonlySet<string>): PackPrayer[] {
  const plans = [
    ...debutPlansOf(roster, brought),
    ...occasionPlansOf(roster),
    ...comingPlansOf(roster),
  ];
  return withCards(plans, roster.cards).map(prayerOf);
}

/** Characters whose debut is the start of a global prayer of the facts that raises them. */
function broughtBy(facts: PrayerFacts, { characters }: Roster): ReadonlySet<string> {
  const { global } = outByFacts(facts);
  const raised = new Set(
    facts.prayers.filter(({ server }) => server === "global").flatMap(({ rateUp = [] }) => rateUp),
  );
  const isBrought = ({ id, debut }: ReleasedCharacter) =>
    raised.has(id) && debut === global.get(id);
  return new Set(characters.filter(isBrought).map(({ id }) => id));
}
