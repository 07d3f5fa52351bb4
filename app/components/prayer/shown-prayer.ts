import type { ListedPrayer } from "#app/api-schemas/prayers.ts";
import type { WrittenName } from "#app/game/displayed-name.ts";
import { cutRateUps } from "#app/game/prayer-paging.ts";
import { type PrayerTiming, prayerTiming } from "#app/game/prayer-timing.ts";
import { isRevealed } from "#app/game/reveal.ts";
import type { BannerType } from "#app/game/vocabulary/banner-types.ts";

/** A rate-up as it is drawn; of a hidden one only that it exists. */
export type RateUp =
  | {
      readonly kind: "character";
      readonly id: string;
      readonly name: WrittenName;
      readonly image: string | null;
      readonly type: BannerType | null;
      readonly mark: "new" | "extra" | null;
    }
  | {
      readonly kind: "card";
      readonly id: number;
      readonly name: string;
      readonly image: string | null;
      readonly mark: "new" | null;
    }
  | { readonly kind: "hidden"; readonly of: "character" | "card" };

/** A prayer as lists and the home page draw it; instants in ms since the epoch. */
export interface ShownPrayer
  extends Pick<ListedPrayer, "id" | "name" | "image" | "start" | "end" | "types"> {
  /** How it stood when it was shaped; the browser goes on from there. */
  readonly timing: PrayerTiming;
  readonly stepUps: readonly { readonly id: string; readonly pulls: number }[];
  readonly rateUps: readonly RateUp[];
  /** Rate-ups beyond those that are drawn. */
  readonly more: number;
}

export interface Revealing {
  readonly now: number;
  /** Spoiler mode: hidden records are drawn like all others. */
  readonly showHidden: boolean;
  /** Names of characters by id. */
  readonly nameOf: (id: string) => WrittenName | undefined;
}

/** Shapes prayers of the API for lists: only the rate-ups drawn, hidden ones without names. */
export function shownPrayer(prayer: ListedPrayer, revealing: Revealing): ShownPrayer {
  const { id, name, image, start, end, types } = prayer;
  const { shown, more } = cutRateUps(rateUpsOf(prayer, revealing));
  return {
    id,
    name,
    image,
    start,
    end,
    types,
    timing: prayerTiming(prayer, revealing.now),
    stepUps: prayer.stepUps.map((stepUp) => ({ id: stepUp.id, pulls: stepUp.pulls })),
    rateUps: shown,
    more,
  };
}

/** Every rate-up of a prayer, characters first; hidden ones without names. */
export function rateUpsOf(
  { rateUpCharacters, rateUpCards }: Pick<ListedPrayer, "rateUpCharacters" | "rateUpCards">,
  { now, showHidden, nameOf }: Revealing,
): RateUp[] {
  const characters = rateUpCharacters.map(({ character, status }): RateUp => {
    const name = nameOf(character.id);
    if (!name || (!showHidden && !character.isReleased)) return { kind: "hidden", of: "character" };
    const { id, img, type } = character;
    return { kind: "character", id, name, image: img, type, mark: status };
  });
  const cards = rateUpCards.map(({ card, isNew }): RateUp => {
    if (!showHidden && !isRevealed(card.releaseDate, now)) return { kind: "hidden", of: "card" };
    const { id, name, image } = card;
    return { kind: "card", id, name, image, mark: isNew ? "new" : null };
  });
  return [...characters, ...cards];
}
