import { expect, test } from "vitest";
import { ABILITY_TYPES } from "./ability-types.ts";
import { BANNER_TYPES } from "./banner-types.ts";
import {
  ANOMALIES,
  BUFF_ATTRIBUTE_TYPES,
  BUFF_TARGETS,
  BULLETS,
  MISC_BUFFS,
  STAT_BUFFS,
} from "./buffs.ts";
import { CARD_TYPES } from "./card-types.ts";
import { CHARACTER_STATUSES, UNRELEASED_KINDS } from "./characters.ts";
import { ELEMENTS } from "./elements.ts";
import { DATE_MODES, POOL_KINDS, RATE_UP_STATUSES, ROLL_TYPES, STEP_UP_KINDS } from "./prayers.ts";
import { ROLES } from "./roles.ts";
import { STATS } from "./stats.ts";
import { OBTAINING_SOURCES } from "./story-cards.ts";
import { UPDATE_LISTS } from "./updates.ts";
import { entryOf } from "./vocabulary.ts";

// Written out a second time from the specification: an id that is renamed here is renamed in every
// answer, query and data pack.
test.each([
  ["banner types", BANNER_TYPES, "gen fes afes sfes mfes exfes relic genic epic wfes ds yukkuri"],
  [
    "statuses",
    CHARACTER_STATUSES,
    "not-available announced story enemy both guest non-limited limited upcoming",
  ],
  ["stats", STATS, "hp agi yang-atk yang-def yin-atk yin-def"],
  ["suits", CARD_TYPES, "plum orchid chrysanthemum bamboo"],
  ["roles", ROLES, "atk dbf def dest heal spd supp tec"],
  ["anomalies", ANOMALIES, "blind burn freeze paralyze poison"],
  ["elements", ELEMENTS, "sun moon fire water wood metal earth star no-element"],
  ["bullets", BULLETS, "body energy heavy laser light liquid missile normal ofuda sharp slash"],
  [
    "buff attribute types",
    BUFF_ATTRIBUTE_TYPES,
    "anomaly bullet character-tag elemental immunity lock stat targeting temperament turn misc random",
  ],
  [
    "stat buffs",
    STAT_BUFFS,
    "yang-atk yang-def yin-atk yin-def agi acc ev crit-atk crit-acc crit-def crit-ev focus",
  ],
  ["misc buffs", MISC_BUFFS, "barrier hp anomaly p-up p-rate-up"],
  ["buff targets", BUFF_TARGETS, "self solo party aoe"],
  [
    "obtaining types",
    OBTAINING_SOURCES,
    "general prayer epic-prayer epic-limited sc-prayer ex vs pack minigame task login exchange story event ruins travelogue",
  ],
  [
    "ability types",
    ABILITY_TYPES,
    "anomaly-counter anomaly-effect anomaly-immunity anomaly-nullify boost graze dmg-boost dmg-reduction",
  ],
  ["step-ups", STEP_UP_KINDS, "asc desc special"],
  ["rate-up statuses", RATE_UP_STATUSES, "new extra"],
  ["pull types", ROLL_TYPES, "single multi gc step-up"],
  ["date modes", DATE_MODES, "all no-date none"],
  ["lists of an update entry", UPDATE_LISTS, "features contents fixes data"],
] as const)("the %s are those of the specification", (_, list, ids) => {
  expect(list.map(({ id }) => id).toSorted()).toEqual(ids.split(" ").toSorted());
});

test("the lists of unreleased characters are those of the specification", () => {
  const keys = UNRELEASED_KINDS.map(({ key }) => key);
  expect(keys).toEqual(["jp", "announced", "story", "printWorkStory", "pc98Story", "mv"]);
});

test.each([
  ["gen", "Std", "Standard"],
  ["fes", "Fes", "Festival"],
  ["sfes", "U.Fes", "Ultra Festival"],
  ["relic", "Relic", "Relic"],
  ["genic", "Genic", "Genic"],
  ["epic", "Epic", "Epic"],
])("the banner type %s is labelled %s where room is short, and %s", (id, short, label) => {
  expect(entryOf(BANNER_TYPES, id)).toMatchObject({ short, label });
});

test("a pulled item is worth the tokens of the specification", () => {
  const tokens = Object.fromEntries(POOL_KINDS.map(({ id, tokens: worth }) => [id, worth]));
  expect(tokens).toEqual({ character: 10, card5: 5, card4: 3, card3: 1 });
});
