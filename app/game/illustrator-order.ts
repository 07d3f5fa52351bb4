import { earliestRelease, isRevealed } from "#app/game/reveal.ts";
import { compareTexts } from "#app/game/text-match/plain-text.ts";

/** What artists are sorted by (specification 2 §2). */
export const ARTIST_SORTS = [
  { id: "alphabet", label: "Alphabet" },
  { id: "date", label: "Earliest Date" },
  { id: "count", label: "No. of Cards" },
] as const;

/** What the cards of an artist are sorted by. */
export const CARD_SORTS = [
  { id: "alphabet", label: "Alphabet" },
  { id: "date", label: "Release Date" },
] as const;

export type ArtistSort = (typeof ARTIST_SORTS)[number]["id"];
export type CardSort = (typeof CARD_SORTS)[number]["id"];

export interface IllustratorOrder {
  readonly sort: ArtistSort;
  readonly order: "asc" | "desc";
  readonly cards: CardSort;
}

interface IllustratedCard {
  readonly id: number;
  readonly sort: string;
  /** Ms since the epoch. */
  readonly releaseDate: number | null;
}

interface Illustrator {
  readonly id: number;
  readonly jp: string;
}

/** The order after an option was pressed: the active one turns round, another begins ascending. */
export function pressedSort<Order extends IllustratorOrder>(order: Order, sort: ArtistSort): Order {
  const turnsRound = order.sort === sort && order.order === "asc";
  return { ...order, sort, order: turnsRound ? "desc" : "asc" };
}

/**
 * Illustrators with the cards that are revealed by `now`, in the requested order; ties are broken
 * by name, then id. Without a positive earliest release one is left out (specification 2 §5).
 */
export function orderedIllustrators<Card extends IllustratedCard, One extends Illustrator>(
  all: readonly (One & { readonly storyCards: readonly Card[] })[],
  order: IllustratorOrder,
  now: number,
) {
  const sign = order.order === "asc" ? 1 : -1;
  return all
    .flatMap((one) => {
      const storyCards = one.storyCards
        .filter(({ releaseDate }) => isRevealed(releaseDate, now))
        .toSorted((a, b) => compareCards(order.cards, a, b));
      const earliest = earliestRelease(storyCards.map(({ releaseDate }) => releaseDate));
      const key = one.jp.normalize("NFKC").toLowerCase();
      return earliest === null ? [] : [{ ...one, storyCards, earliest, key }];
    })
    .sort(
      (a, b) => sign * compareBy(order.sort, a, b) || compareTexts(a.key, b.key) || a.id - b.id,
    );
}

interface Compared {
  readonly key: string;
  readonly earliest: number;
  readonly storyCards: readonly unknown[];
}

function compareBy(sort: ArtistSort, a: Compared, b: Compared): number {
  switch (sort) {
    case "alphabet":
      return compareTexts(a.key, b.key);
    case "date":
      return a.earliest - b.earliest;
    case "count":
      return a.storyCards.length - b.storyCards.length;
  }
}

/** By date, cards without one come last. */
function compareCards(sort: CardSort, a: IllustratedCard, b: IllustratedCard): number {
  const [x, y] = [a, b].map(({ releaseDate }) => releaseDate ?? Number.MAX_SAFE_INTEGER);
  const byDate = sort === "date" ? (x ?? 0) - (y ?? 0) : 0;
  return byDate || compareTexts(a.sort, b.sort) || a.id - b.id;
}
