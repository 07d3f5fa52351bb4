export interface SearchableCard {
  readonly name: string;
  readonly aliases: readonly { readonly value: string; readonly priority: number }[];
  readonly sort: string;
}

/**
 * The cards whose name or alias contains any of the comma-separated terms (specification 2 §5).
 * Cards of which an alias with a priority above 0 equals a term come first; otherwise, and
 * without a term, the order is that of the `sort` key, compared by code unit.
 */
export function searchCardsByName<Card extends SearchableCard>(
  cards: readonly Card[],
  name: string,
): Card[] {
  const terms = searchTerms(name);
  const found = terms.length === 0 ? [...cards] : cards.filter((card) => matches(card, terms));
  const rank = new Map(found.map((card) => [card, namedExactly(card, terms) ? 0 : 1]));
  return found.sort(
    (a, b) => (rank.get(a) ?? 1) - (rank.get(b) ?? 1) || compareCodeUnits(a.sort, b.sort),
  );
}

/** The terms of a name search: lower-cased, only Unicode letters and digits, split at commas. */
export function searchTerms(name: string): string[] {
  return name
    .split(/[,、，]/u)
    .map(searchForm)
    .filter((term) => term !== "");
}

function matches(card: SearchableCard, terms: readonly string[]): boolean {
  const names = [card.name, ...card.aliases.map((alias) => alias.value)].map(searchForm);
  return terms.some((term) => names.some((name) => name.includes(term)));
}

function namedExactly(card: SearchableCard, terms: readonly string[]): boolean {
  return card.aliases.some(
    ({ value, priority }) => priority > 0 && terms.includes(searchForm(value)),
  );
}

function searchForm(value: string): string {
  return value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
