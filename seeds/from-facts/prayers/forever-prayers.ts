import type { BannerType } from "#app/game/vocabulary/banner-types.ts";
import type { PackForeverPrayer, PackRoulette } from "#db/pack/schema/prayers.ts";
import type { PackInstant } from "#db/pack/schema/values.ts";
import { scattered } from "../chance.ts";
import { releaseOn } from "../sample-dates.ts";
import { fromImport, later, orderOf } from "./moments.ts";
import { outBy, type Roster } from "./roster.ts";

interface Forever {
  readonly start: PackInstant;
  readonly days: number;
  readonly types: readonly BannerType[];
  /** Members came out from this day to the start less `SETTLED` days. */
  readonly since?: string;
  readonly note: string;
}

/** Who has just come out is not in yet. */
const SETTLED = 60;

const EVERY_TYPE: readonly BannerType[] = [
  ...(["gen", "fes", "afes", "sfes", "exfes"] as const),
  ...(["relic", "genic", "epic", "wfes"] as const),
];
const OF_EVERY_TYPE = "Holds characters of every prayer type.";

/** In order of their numbers; the last one is running at the import. */
const FOREVER: readonly Forever[] = [
  forever(releaseOn("2021-11-16"), 20, ["gen", "fes"], "Holds standard and festival characters."),
  forever(releaseOn("2022-07-05"), 21, ["gen", "fes"], "Holds standard and festival characters."),
  forever(
    releaseOn("2022-12-01"),
    24,
    ["gen", "fes", "afes"],
    "Holds standard and festival characters.",
  ),
  forever(releaseOn("2023-05-02"), 21, ["fes", "afes"], "Holds festival characters only."),
  forever(
    releaseOn("2023-10-03"),
    30,
    ["fes", "afes", "sfes"],
    "Holds festival and ultra festival characters.",
  ),
  forever(releaseOn("2024-03-05"), 21, ["fes", "afes"], "Holds festival characters only."),
  forever(
    releaseOn("2024-08-06"),
    28,
    ["sfes", "relic"],
    "Holds ultra festival and relic characters.",
  ),
  forever(
    releaseOn("2025-01-07"),
    21,
    ["gen", "relic", "epic"],
    "Holds standard, relic and epic characters.",
  ),
  forever(
    releaseOn("2025-06-03"),
    20,
    ["fes", "afes", "genic"],
    "Holds festival and genic characters.",
  ),
  forever(
    releaseOn("2025-12-02"),
    31,
    ["sfes", "epic"],
    "Holds ultra festival and epic characters.",
    "2023-06-01",
  ),
  forever(releaseOn("2026-05-05"), 21, EVERY_TYPE, OF_EVERY_TYPE, "2024-06-01"),
  forever(fromImport(-6), 20, EVERY_TYPE, OF_EVERY_TYPE, "2025-03-01"),
];

/** Sample forever prayers, numbered from 1. */
export function foreverPrayersOf({ characters }: Roster): PackForeverPrayer[] {
  return FOREVER.map(({ start, days, types, since, note }, at) => {
    const settled = outBy(characters, later(start, -SETTLED));
    const members = settled.filter(
      ({ type, debut }) =>
        types.includes(type) && (since === undefined || orderOf(debut) >= Date.parse(since)),
    );
    return {
      id: at + 1,
      title: `Forever Prayer No. ${at + 1}`,
      start,
      end: later(start, days),
      notes: [
        "One pull a day while it runs.",
        "A day begins at 00:00 UTC; a pull that is not used is not kept.",
        "Every character has the same chance.",
        note,
        ...(since === undefined ? [] : [`The characters came out on ${since} or later.`]),
      ],
      characters: members.map(({ id }) => id),
      sources: [],
    };
  });
}

const ROULETTES = [
  { start: "2024-04-02", count: 36 },
  { start: "2026-04-07", count: 48 },
];

/** Sample characters of the roulette: of the standard prayer and of festivals. */
export function roulettesOf({ characters }: Roster): PackRoulette[] {
  return ROULETTES.map(({ start, count }, at) => {
    const out = outBy(characters, later(releaseOn(start), -SETTLED));
    const members = out.filter(({ type }) => type === "gen" || type === "fes");
    const chosen = new Set(scattered(members, `roulette ${at + 1}`).slice(0, count));
    return {
      id: at + 1,
      start: releaseOn(start),
      characters: members.filter((member) => chosen.has(member)).map(({ id }) => id),
    };
  });
}

function forever(
  start: PackInstant,
  days: number,
  types: readonly BannerType[],
  note: string,
  since?: string,
): Forever {
  return { start, days, types, note, since };
}
