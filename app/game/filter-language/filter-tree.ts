/** A place in the text of a filter. */
export interface Span {
  readonly from: number;
  /** Behind the last character. */
  readonly to: number;
}

export const COMPARISONS = ["<=", ">=", ":", "=", "<", ">"] as const;
export type Comparison = (typeof COMPARISONS)[number];

export interface FilterValue extends Span {
  readonly text: string;
  /** In quotes a star is a star. */
  readonly isQuoted: boolean;
}

/** `role:atk,heal`, `agi>=1200`, or a word alone, whose key is null. Any of the values will do. */
export interface FilterTerm extends Span {
  readonly kind: "term";
  /** In lower case. */
  readonly key: string | null;
  readonly comparison: Comparison;
  readonly values: readonly FilterValue[];
}

/** What a filter says. No part of an `and` is an `and`, nor that of an `or` an `or`. */
export type FilterNode =
  | FilterTerm
  | { readonly kind: "not"; readonly part: FilterNode }
  | { readonly kind: "and" | "or"; readonly parts: readonly FilterNode[] };

/** What could not be read, and where it stands. */
export interface Mistake extends Span {
  readonly message: string;
}

export const LONGEST_FILTER = 500;
export const DEEPEST_FILTER = 20;
export const MOST_TERMS = 100;

/** Parts joined to one: flat, and a single part as itself; null where there is none. */
export function joined(kind: "and" | "or", parts: readonly FilterNode[]): FilterNode | null {
  const flat = parts.flatMap((part) => (part.kind === kind ? part.parts : [part]));
  const [first] = flat;
  return flat.length > 1 ? { kind, parts: flat } : (first ?? null);
}

/** What all must hold: the parts of an `and`, else the whole. */
export function partsOf(tree: FilterNode | null): readonly FilterNode[] {
  if (tree === null) return [];
  return tree.kind === "and" ? tree.parts : [tree];
}
