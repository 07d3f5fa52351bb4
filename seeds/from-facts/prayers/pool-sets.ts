import type { PackPoolSet } from "#db/pack/schema/prayers.ts";
import { releaseOn } from "../sample-dates.ts";
import { FIRST_YEAR, LAST_YEAR } from "./moments.ts";
import { outBy, type ReleasedCharacter, type Roster } from "./roster.ts";

export const FIRST_DAY = "2021-05-11";

/** Festival prayers of these prayers of the facts draw from so many festival characters. */
const FESTIVAL_POOLS = [
  { id: "gl-1st-anniversary-lucky-bag", size: 30, by: "2022-05-11" },
  { id: "gl-72h-starter-festival", size: 12, by: "2022-03-24" },
] as const;

/**
 * Sample sets that pools share: for each year what was out on its first day (in the first year: on
 * the day on which the game began).
 */
export function poolSetsOf(roster: Roster): PackPoolSet[] {
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, at) => FIRST_YEAR + at);
  return [
    ...years.map((year) => characterSet(`standard-${year}`, standardBy(roster, firstDayOf(year)))),
    ...years
      .filter((year) => year > FIRST_YEAR)
      .map((year) => characterSet(`festival-${year}`, festivalBy(roster, firstDayOf(year)))),
    ...FESTIVAL_POOLS.map(({ id, size, by }) =>
      characterSet(id, festivalBy(roster, by).slice(0, size)),
    ),
    ...([5, 4, 3] as const).flatMap((rarity) =>
      years.map((year): PackPoolSet => {
        const cards = outBy(roster.cards, releaseOn(firstDayOf(year)));
        const general = cards.filter((card) => card.general && card.rarity === rarity);
        return {
          id: `card${rarity}-${year}`,
          kind: `card${rarity}`,
          characters: [],
          cards: general.map(({ id }) => id),
        };
      }),
    ),
  ];
}

/** The sets from which a prayer of this year draws cards at the normal rate. */
export function cardSetsOf(year: number) {
  return { card5: `card5-${year}`, card4: `card4-${year}`, card3: `card3-${year}` };
}

function standardBy({ characters }: Roster, day: string): ReleasedCharacter[] {
  return outBy(characters, releaseOn(day)).filter(({ type }) => type === "gen");
}

function festivalBy({ characters }: Roster, day: string): ReleasedCharacter[] {
  return outBy(characters, releaseOn(day)).filter(({ type }) => type === "fes" || type === "afes");
}

function firstDayOf(year: number): string {
  return year === FIRST_YEAR ? FIRST_DAY : `${year}-01-01`;
}

function characterSet(id: string, characters: readonly ReleasedCharacter[]): PackPoolSet {
  return {
    id,
    kind: "character",
    characters: characters.map((character) => character.id),
    cards: [],
  };
}
