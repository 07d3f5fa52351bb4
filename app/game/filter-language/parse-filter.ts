import { type FilterToken, filterTokens } from "./filter-tokens.ts";
import {
  DEEPEST_FILTER,
  type FilterNode,
  joined,
  LONGEST_FILTER,
  type Mistake,
  MOST_TERMS,
} from "./filter-tree.ts";

export interface ParsedFilter {
  /** What could be read; null where the text asks for nothing. */
  readonly tree: FilterNode | null;
  readonly mistakes: readonly Mistake[];
  /** Why the text is not read at all, as a sentence; null where it is. */
  readonly refusal: string | null;
}

/**
 * Reads a filter, as the page `/filters` describes it. Never fails: what is wrong stands in the
 * mistakes, and the rest is read as if it were not there.
 */
export function parseFilter(text: string): ParsedFilter {
  if (text.length > LONGEST_FILTER) return refused(TOO_LONG);
  const mistakes: Mistake[] = [];
  const tokens = filterTokens(text, mistakes);
  if (termCount(tokens) > MOST_TERMS) return refused(TOO_MANY);
  if (depthOf(tokens) > DEEPEST_FILTER) return refused(TOO_DEEP);
  const tree = new Reader(tokens, mistakes).readAll();
  return { tree, mistakes: mistakes.toSorted((a, b) => a.from - b.from), refusal: null };
}

const TOO_LONG = `A filter has at most ${LONGEST_FILTER} characters; this one is not applied.`;
const TOO_MANY = `A filter has at most ${MOST_TERMS} terms; this one is not applied.`;
const TOO_DEEP = `Brackets and NOT go at most ${DEEPEST_FILTER} deep; this filter is not applied.`;

function refused(refusal: string): ParsedFilter {
  return { tree: null, mistakes: [], refusal };
}

function termCount(tokens: readonly FilterToken[]): number {
  return tokens.reduce((sum, one) => sum + (one.kind === "term" ? one.values.length : 0), 0);
}

/** The most brackets and NOTs that stand around one term. */
function depthOf(tokens: readonly FilterToken[]): number {
  let deepest = 0;
  let nots = 0;
  // What is open, each with the NOTs before it.
  const open: number[] = [];
  let depth = 0;
  for (const { kind } of tokens) {
    if (kind === "not") {
      nots += 1;
    } else if (kind === "open") {
      open.push(nots + 1);
      depth += nots + 1;
      nots = 0;
    } else {
      if (kind === "close") depth -= open.pop() ?? 0;
      deepest = Math.max(deepest, depth + nots);
      nots = 0;
    }
    deepest = Math.max(deepest, depth + nots);
  }
  return deepest;
}

/** NOT binds most, then AND, which needs no word, then OR. */
class Reader {
  readonly #tokens: readonly FilterToken[];
  readonly #mistakes: Mistake[];
  #at = 0;

  constructor(tokens: readonly FilterToken[], mistakes: Mistake[]) {
    this.#tokens = tokens;
    this.#mistakes = mistakes;
  }

  readAll(): FilterNode | null {
    const parts: FilterNode[] = [];
    for (;;) {
      const part = this.#readOr();
      if (part) parts.push(part);
      const rest = this.#tokens[this.#at];
      if (!rest) return joined("and", parts);
      // Only a bracket that nothing opened ends a reading before the end.
      this.#mistake(rest, "No bracket is open here.");
      this.#at += 1;
    }
  }

  #readOr(): FilterNode | null {
    const parts: FilterNode[] = [];
    let or: FilterToken | null = null;
    for (;;) {
      const part = this.#readAnd();
      if (part) parts.push(part);
      const isOneSided = or !== null && part === null;
      if (or && isOneSided) this.#mistake(or, "OR stands between two terms.");
      const next = this.#tokens[this.#at];
      if (next?.kind !== "or") return joined("or", parts);
      if (part === null && !isOneSided) this.#mistake(next, "OR stands between two terms.");
      or = next;
      this.#at += 1;
    }
  }

  #readAnd(): FilterNode | null {
    const parts: FilterNode[] = [];
    let and: FilterToken | null = null;
    for (;;) {
      const next = this.#tokens[this.#at];
      if (next?.kind === "and") {
        if (parts.length === 0 || and) this.#mistake(next, "AND stands between two terms.");
        and = next;
        this.#at += 1;
        continue;
      }
      if (!next || next.kind === "or" || next.kind === "close") {
        if (and) this.#mistake(and, "AND stands between two terms.");
        return joined("and", parts);
      }
      and = null;
      const part = this.#readPart(next);
      if (part) parts.push(part);
    }
  }

  #readPart(token: FilterToken): FilterNode | null {
    this.#at += 1;
    switch (token.kind) {
      case "not":
        return this.#readNot(token);
      case "open":
        return this.#readBrackets(token);
      case "term":
        return token.values.length > 0 ? token : null;
      default:
        return null;
    }
  }

  #readNot(not: FilterToken): FilterNode | null {
    const next = this.#tokens[this.#at];
    if (!next || next.kind === "and" || next.kind === "or" || next.kind === "close") {
      this.#mistake(not, "NOT stands before a term.");
      return null;
    }
    const part = this.#readPart(next);
    return part && { kind: "not", part };
  }

  #readBrackets(open: FilterToken): FilterNode | null {
    const from = this.#at;
    const part = this.#readOr();
    const close = this.#tokens[this.#at];
    if (close?.kind !== "close") this.#mistake(open, "This bracket is not closed.");
    else if (this.#at === from) {
      this.#mistake({ from: open.from, to: close.to }, "Nothing stands in these brackets.");
    }
    if (close) this.#at += 1;
    return part;
  }

  #mistake({ from, to }: { readonly from: number; readonly to: number }, message: string): void {
    this.#mistakes.push({ from, to, message });
  }
}
