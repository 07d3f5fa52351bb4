import type { EntryKind } from "#app/collection/box/entry.ts";
import type { IsWanted } from "#app/collection/use-is-wanted.ts";
import type { RateUp } from "#app/components/prayer/shown-prayer.ts";
import type { WrittenName } from "#app/game/displayed-name.ts";
import { MOST_WISHES } from "#app/game/plan/wish.ts";
import type { Wanted } from "#app/game/rates/hits.ts";

/** An item of a pool that can be wished for. */
export interface WishChoice {
  readonly id: string;
  readonly name: WrittenName;
  /** Null where it is only named. */
  readonly image: string | null;
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

/** Of which kind an item of a pool is, where its id is all that is known: cards have numbers. */
export function kindOf(id: string): EntryKind {
  return /^\d+$/.test(id) ? "card" : "character";
}

/** What is wished where nothing is asked for: what of the featured is wanted, or the first of it. */
export function wishOf(
  asked: readonly string[] | null,
  featured: readonly string[],
  isWanted: IsWanted | null,
): readonly string[] {
  if (asked) return asked;
  const wanted = featured.filter((id) => isWanted?.(kindOf(id), id)).slice(0, MOST_WISHES);
  return wanted.length > 0 ? wanted : featured.slice(0, 1);
}

/** Something featured whose name may be shown. */
export type ShownRateUp = Exclude<RateUp, { kind: "hidden" }>;

export function writtenName(rateUp: ShownRateUp): WrittenName {
  return rateUp.kind === "card" ? { en: rateUp.name } : rateUp.name;
}

/** What a prayer features as choices; what is hidden cannot be wished for by name. */
export function featuredChoices(rateUps: readonly RateUp[]): WishChoice[] {
  return rateUps.flatMap((one): WishChoice[] => {
    if (one.kind === "hidden" || one.image === null) return [];
    return [{ id: String(one.id), name: writtenName(one), image: one.image, universe: null }];
  });
}

/** The other prayers that feature something wished. */
export function featuring(others: readonly OtherPrayer[], want: readonly string[]): OtherPrayer[] {
  return others.filter(({ features }) => features.some((id) => want.includes(id)));
}

/** Whether an item is one of those wished for. */
export function wishedOf(want: readonly string[]): Wanted {
  return ({ id }) => want.includes(String(id));
}

/**
 * What most hope for of a prayer: any of what is wanted of all that it features, or else of its
 * characters, or else of its cards.
 */
export function featuredWish(
  rateUps: readonly RateUp[],
  isWanted: IsWanted | null,
): readonly ShownRateUp[] {
  const shown = rateUps.filter((one) => one.kind !== "hidden");
  const wanted = shown.filter(({ kind, id }) => isWanted?.(kind, id));
  const characters = shown.filter(({ kind }) => kind === "character");
  const [hoped = []] = [wanted, characters, shown].filter((some) => some.length > 0);
  return hoped.slice(0, MOST_WISHES);
}
