import type { FilterNode, FilterValue } from "./filter-tree.ts";

/** The text of a filter, which reads as the same; null asks for nothing. */
export function printFilter(tree: FilterNode | null): string {
  if (tree === null) return "";
  switch (tree.kind) {
    case "term": {
      const values = tree.values.map(printValue).join(",");
      if (tree.key === null) return values;
      // A value that begins like the rest of `<=` or `>=` is kept apart by an empty one before it.
      const apart = /^[<>]$/.test(tree.comparison) && values.startsWith("=") ? "," : "";
      return `${tree.key}${tree.comparison}${apart}${values}`;
    }
    case "not":
      return `-${inBrackets(tree.part, true)}`;
    case "and":
      return tree.parts.map((part) => inBrackets(part, part.kind === "or")).join(" ");
    case "or":
      return tree.parts.map((part) => inBrackets(part, part.kind === "and")).join(" OR ");
  }
}

function inBrackets(node: FilterNode, isNeeded: boolean): string {
  const isJoined = node.kind === "and" || node.kind === "or";
  return isNeeded && isJoined ? `(${printFilter(node)})` : printFilter(node);
}

/** A value to be read as this text, in quotes where it would be read otherwise. */
export function filterValue(text: string): FilterValue {
  return { text, isQuoted: !PLAIN.test(text), from: 0, to: 0 };
}

/** Nothing that means something, and no operator. */
const PLAIN =
  /^(?!(?:AND|OR|NOT)$)[^\s()",:=<>*\\（）：＝＜＞，－＂“”„-][^\s()",:=<>*\\（）：＝＜＞，－＂“”„]*$/u;

function printValue({ text, isQuoted }: FilterValue): string {
  return isQuoted ? `"${text.replace(/["＂“”„\\]/g, "\\$&")}"` : text;
}
