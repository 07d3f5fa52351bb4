import { type NameForms, nameForms } from "#app/game/text-match/name-forms.ts";
import { compareTexts, plainText, searchForm } from "#app/game/text-match/plain-text.ts";
import type { BuffAttributeType, BuffDirection, BuffTarget } from "#app/game/vocabulary/buffs.ts";
import type { ObtainingSource } from "#app/game/vocabulary/story-cards.ts";
import type { CardType } from "../vocabulary/card-types.ts";
import type { Role } from "../vocabulary/roles.ts";
import type { Stat } from "../vocabulary/stats.ts";

/** What a filter looks at in a card, as the documented answer has it. */
export interface FilterableCard {
  readonly id: number;
  readonly name: string;
  readonly aliases: readonly { readonly value: string; readonly priority: number }[];
  readonly sort: string;
  readonly type: CardType;
  readonly rarity: number;
  readonly artist: { readonly jp: string };
  /** Ids of persons. */
  readonly featured: readonly string[];
  /** Ms since the epoch. */
  readonly releaseDate: number | null;
  readonly obtaining: readonly { readonly type: ObtainingSource }[];
  readonly stats: readonly { readonly type: Stat; readonly max: number }[];
  readonly buffs: readonly FilterableBuff[];
  readonly randomBuffs: readonly (readonly FilterableBuff[])[];
}

export interface FilterableBuff {
  readonly attr: string;
  readonly attrType: BuffAttributeType;
  readonly metadata: { readonly direction: BuffDirection | null };
  readonly target: BuffTarget;
  readonly turn: number | null;
  readonly role: Role | null;
  readonly values: readonly (number | null)[];
}

/** A card with what the filter compares, made once. */
export interface IndexedCard<Card> {
  readonly card: Card;
  readonly type: CardType;
  readonly rarity: number;
  /** Name and aliases. */
  readonly names: readonly NameForms[];
  /** Search forms of the aliases of priority. */
  readonly exactNames: readonly string[];
  readonly artist: string;
  readonly artistForms: NameForms;
  readonly featured: readonly string[];
  readonly sources: readonly ObtainingSource[];
  /** Roles that one of its buffs is reserved for. */
  readonly roles: readonly Role[];
  readonly releaseDate: number | null;
  /** Place among the releases of all cards: the later, the larger. */
  readonly releaseRank: number;
  /** The highest maximum of each stat that the card has, as its place among those of all cards. */
  readonly maxima: Readonly<Partial<Record<Stat, number>>>;
  readonly effects: readonly IndexedEffect[];
}

export interface IndexedEffect {
  readonly type: BuffAttributeType;
  readonly attribute: string;
  readonly direction: BuffDirection;
  readonly isMulti: boolean;
  /** The largest value, as its place among those of all effects. */
  readonly value: number;
  readonly turn: number;
}

/** Cards by sort key, then id, ready to be filtered. */
export interface CardIndex<Card> {
  readonly cards: readonly IndexedCard<Card>[];
}

/**
 * Prepares cards for `filterStoryCards`. What is sorted by is kept as its place among all there
 * are: small whole numbers, which sort fastest.
 */
export function indexCards<Card extends FilterableCard>(cards: readonly Card[]): CardIndex<Card> {
  const sorted = cards.toSorted((a, b) => compareTexts(a.sort, b.sort) || a.id - b.id);
  const places: Places = {
    release: placesOf(cards.flatMap(({ releaseDate }) => releaseDate ?? [])),
    stat: placesOf(cards.flatMap(({ stats }) => stats.map(({ max }) => max))),
    effect: placesOf(cards.flatMap((card) => buffsOf(card).map(largestValue))),
  };
  return { cards: sorted.map((card) => indexCard(card, places)) };
}

interface Places {
  readonly release: ReadonlyMap<number, number>;
  readonly stat: ReadonlyMap<number, number>;
  readonly effect: ReadonlyMap<number, number>;
}

function placesOf(values: readonly number[]): ReadonlyMap<number, number> {
  const ascending = [...new Set(values)].sort((a, b) => a - b);
  return new Map(ascending.map((value, place) => [value, place]));
}

function indexCard<Card extends FilterableCard>(card: Card, places: Places): IndexedCard<Card> {
  const buffs = buffsOf(card);
  return {
    card,
    type: card.type,
    rarity: card.rarity,
    names: [card.name, ...card.aliases.map(({ value }) => value)].map(nameForms),
    exactNames: card.aliases
      .filter(({ priority }) => priority > 0)
      .map(({ value }) => searchForm(value)),
    artist: plainText(card.artist.jp),
    artistForms: nameForms(card.artist.jp),
    featured: card.featured,
    sources: card.obtaining.map(({ type }) => type),
    roles: buffs.flatMap(({ role }) => role ?? []),
    releaseDate: card.releaseDate,
    releaseRank: places.release.get(card.releaseDate ?? 0) ?? 0,
    maxima: maximaOf(card.stats, places.stat),
    effects: buffs.map((buff) => indexEffect(buff, places.effect)),
  };
}

function buffsOf(card: FilterableCard): FilterableBuff[] {
  return [...card.buffs, ...card.randomBuffs.flat()];
}

function maximaOf(stats: FilterableCard["stats"], places: ReadonlyMap<number, number>) {
  const maxima: Partial<Record<Stat, number>> = {};
  for (const { type, max } of stats) {
    maxima[type] = Math.max(places.get(max) ?? 0, maxima[type] ?? 0);
  }
  return maxima;
}

function indexEffect(buff: FilterableBuff, places: ReadonlyMap<number, number>): IndexedEffect {
  return {
    type: buff.attrType,
    attribute: buff.attr,
    direction: buff.metadata.direction ?? "up",
    isMulti: buff.target === "party" || buff.target === "aoe",
    value: places.get(largestValue(buff)) ?? 0,
    turn: buff.turn ?? 0,
  };
}

function largestValue({ values }: FilterableBuff): number {
  return Math.max(...values.filter((value) => value !== null));
}
