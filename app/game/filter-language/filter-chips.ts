import { keyOf } from "./apply-filter.ts";
import type { FilterTable } from "./filter-key.ts";
import { type FilterNode, type FilterTerm, joined, partsOf } from "./filter-tree.ts";
import { printFilter } from "./print-filter.ts";

/** A part that all records must meet, and the filter without it. */
export interface FilterPart {
  readonly label: string;
  readonly rest: string;
}

/** The parts of a filter that can be taken away one by one. */
export function filterParts<Row>(tree: FilterNode | null, table: FilterTable<Row>): FilterPart[] {
  const parts = partsOf(tree);
  return parts.map((part) => ({
    label: labelOf(part, table),
    rest: printFilter(
      joined(
        "and",
        parts.filter((one) => one !== part),
      ),
    ),
  }));
}

/** The filter with another part, which must hold too. */
export function withPart(tree: FilterNode | null, part: FilterNode): string {
  return printFilter(joined("and", [...partsOf(tree), part]));
}

function labelOf<Row>(node: FilterNode, table: FilterTable<Row>): string {
  if (node.kind === "not" && node.part.kind === "term") return `Not ${labelOf(node.part, table)}`;
  return node.kind === "term" ? termLabel(node, table) : printFilter(node);
}

function termLabel<Row>(term: FilterTerm, table: FilterTable<Row>): string {
  const key = keyOf(table, term.key);
  const values = term.values.map(({ text }) => {
    const choice = key?.choices?.find(({ id }) => id.toLowerCase() === text.toLowerCase());
    return choice?.label ?? key?.writtenValue?.(text) ?? text;
  });
  if (!key) return printFilter(term);
  const sign = SIGNS[term.comparison];
  return `${key.label}${sign}${values.join(" or ")}`;
}

const SIGNS = { ":": ": ", "=": " = ", "<": " < ", "<=": " ≤ ", ">": " > ", ">=": " ≥ " } as const;
