import type { BannerType } from "#app/game/vocabulary/banner-types.ts";
import { CHARACTER_STATUSES } from "#app/game/vocabulary/character-statuses.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import type { PackCharacter, PackCharacterSample, PackPerson } from "#db/pack/schema/characters.ts";
import type { PackStoryCard, PackStoryCardSample } from "#db/pack/schema/story-cards.ts";
import type { PackInstant } from "#db/pack/schema/values.ts";
import { orderOf } from "./moments.ts";

/** A character that is out on global, or has a day on which she comes out. */
export interface ReleasedCharacter {
  readonly id: string;
  readonly name: string;
  readonly type: BannerType;
  readonly debut: PackInstant;
  /** Joined the standard prayer, or will. */
  readonly nonLimited: boolean;
  readonly rebirth: boolean;
}

/** A story card that a prayer can raise. */
export interface Card {
  readonly id: number;
  readonly rarity: number;
  readonly release: PackInstant;
  /** Comes from the standard prayer, so that it stands in the pools of all others too. */
  readonly general: boolean;
}

export interface Roster {
  /** By debut, then in the pack's order. */
  readonly characters: readonly ReleasedCharacter[];
  /** By release, then by number. */
  readonly cards: readonly Card[];
}

export interface RosterSource {
  readonly characters: readonly PackCharacter[];
  readonly characterSamples: readonly PackCharacterSample[];
  readonly persons: readonly PackPerson[];
  readonly storyCards: readonly PackStoryCard[];
  readonly storyCardSamples: readonly PackStoryCardSample[];
}

/** Who can be drawn, and which cards, with the day from which on. */
export function rosterOf(source: RosterSource): Roster {
  return { characters: charactersOf(source), cards: cardsOf(source) };
}

/** Those of the list that are out at the moment, its own day included. */
export function outBy<Item extends ReleasedCharacter | Card>(
  items: readonly Item[],
  moment: PackInstant,
): Item[] {
  const order = orderOf(moment);
  return items.filter((item) => orderOf(dateOf(item)) <= order);
}

function dateOf(item: ReleasedCharacter | Card): PackInstant {
  return "debut" in item ? item.debut : item.release;
}

function charactersOf({
  characters,
  characterSamples,
  persons,
}: RosterSource): ReleasedCharacter[] {
  const samples = new Map(characterSamples.map((sample) => [sample.id, sample]));
  const shortNames = new Map(persons.map(({ id, shortEn }) => [id, shortEn]));
  const released = characters.flatMap(
    ({ id, type, person, world, rebirth }): ReleasedCharacter[] => {
      const { status, debut } = samples.get(id) ?? {};
      if (!type || !status || !debut || !entryOf(CHARACTER_STATUSES, status)?.released) return [];
      const short = shortNames.get(person);
      if (short === undefined) throw new Error(`${id}: there is no person ${person}`);
      const name = world === "L1" ? short : `${short} (${world})`;
      return [{ id, name, type, debut, nonLimited: status === "non-limited", rebirth }];
    },
  );
  return released.toSorted((a, b) => orderOf(a.debut) - orderOf(b.debut));
}

/** Cards whose source is not known count as cards of prayers; cards known from elsewhere do not. */
function cardsOf({ storyCards, storyCardSamples }: RosterSource): Card[] {
  const releases = new Map(storyCardSamples.map(({ id, release }) => [id, release]));
  const cards = storyCards.flatMap(({ id, rarity, obtaining }): Card[] => {
    const release = releases.get(id);
    const general = obtaining.some(({ type }) => type === "general");
    const drawn = obtaining.length === 0 || general || obtaining.some((o) => o.type === "prayer");
    return release && drawn && rarity >= 3 ? [{ id, rarity, release, general }] : [];
  });
  return cards.toSorted((a, b) => orderOf(a.release) - orderOf(b.release) || a.id - b.id);
}
