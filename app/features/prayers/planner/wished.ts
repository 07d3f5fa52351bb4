import type { RateUp } from "#app/components/prayer/shown-prayer.ts";
import type { WrittenName } from "#app/game/displayed-name.ts";
import { MOST_WISHES } from "#app/game/plan/wish.ts";
import type { Wanted } from "#app/game/rates/hits.ts";

/** An item of a pool that can be wished for. */
export interface WishChoice {
  readonly id: string;
  readonly name: WrittenName;
  readonly image: string;
  /** World of a character. */
  readonly universe: string | null;
}

/** Another prayer that runs or is to come, with the ids of what it features. */
export interface OtherPrayer {
  readonly id: string;
  readonly name: string;
  readonly start: number | null;
  readonly end: number | null;
  readonly features: readonly string[];
}

/** What is wished where nothing is asked for: the first of what is featured. */
export function wishOf(
  asked: readonly string[] | null,
  featured: readonly string[],
): readonly string[] {
  return asked ?? featured.slice(0, 1);
}

/** The other prayers that feature something wished. */
export function featuring(others: readonly OtherPrayer[], want: readonly string[]): OtherPrayer[] {
  return others.filter(({ features }) => features.some((id) => want.includes(id)));
}

/** Whether an item is one of those wished for. */
export function wishedOf(want: readonly string[]): Wanted {
  return ({ id }) => want.includes(String(id));
}

/** What most hope for of a prayer: any of the characters that it features, or else of the cards. */
export function featuredWish(
  rateUps: readonly RateUp[],
): readonly Exclude<RateUp, { kind: "hidden" }>[] {
  const shown = rateUps.filter((one) => one.kind !== "hidden");
  const characters = shown.filter(({ kind }) => kind === "character");
  return (characters.length > 0 ? characters : shown).slice(0, MOST_WISHES);
}
