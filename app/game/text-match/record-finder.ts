import { gradeWords } from "./grade-words.ts";
import {
  EXACT,
  type GradedWords,
  gradedWords,
  NOT_FOUND,
  rankOf,
  rankOfWords,
} from "./rank-writing.ts";
import type { SearchIndex } from "./search-index.ts";
import type { QueryPart, Spelled } from "./search-query.ts";
import { CODE_EXACT, type CodeMatch, codeMatch, NO_CODE } from "./world-code.ts";

/** How a record answers a query. */
export interface Meeting {
  readonly rank: number;
  /** How the query names its world; NO_CODE where it does not. */
  readonly code: CodeMatch;
}

/** More different words than any name has: a query of more finds nothing. */
const MOST_WORDS = 24;
const NOTHING: Meeting = { rank: NOT_FOUND, code: NO_CODE };
const UNKNOWN = 255;

/** Tells how each record of the index, by its place, answers a query. */
export function recordFinder(
  index: SearchIndex,
  parts: readonly QueryPart[],
): (at: number) => Meeting {
  const asked = askedParts(index);
  const inWorld = new Map(index.worlds.map((world) => [world, worldParts(parts, index, world)]));
  return (at) => {
    const world = inWorld.get(index.records[at]?.world ?? "");
    if (world?.isOther) return NOTHING;
    const { words, ranks } = asked(world?.text ?? parts);
    const code = world?.code ?? NO_CODE;
    if (words.grades.length > MOST_WORDS) return NOTHING;
    if (words.grades.length === 0) {
      return code === NO_CODE ? NOTHING : { rank: EXACT, code };
    }
    return { rank: rankIn(index, at, { words, ranks }), code };
  };
}

/** What a query means for the characters of one world. */
interface WorldParts {
  /** The parts that do not name the world. */
  readonly text: readonly QueryPart[];
  readonly code: CodeMatch;
  /** Whether the query names another world. */
  readonly isOther: boolean;
}

function worldParts(
  parts: readonly QueryPart[],
  { worlds }: SearchIndex,
  world: string,
): WorldParts {
  const codes = parts.map((part) => codeMatch(part.code, world));
  const named = codes.filter((code) => code !== NO_CODE);
  return {
    text: named.length === 0 ? parts : parts.filter((_, at) => codes[at] === NO_CODE),
    code: named.length === 0 ? NO_CODE : (Math.max(...named) as CodeMatch),
    isOther: parts.some(
      (part, at) =>
        codes[at] === NO_CODE && worlds.some((other) => codeMatch(part.code, other) === CODE_EXACT),
    ),
  };
}

interface Asked {
  readonly words: GradedWords;
  /** The ranks of writings, as far as they are known. */
  readonly ranks: Uint8Array;
}

/** Prepares parts of a query, each combination once. */
function askedParts(index: SearchIndex) {
  const graded = new Map<string, Uint8Array>();
  const grade = (word: Spelled) => {
    const grades = graded.get(word.plain) ?? gradeWords(index, word);
    graded.set(word.plain, grades);
    return grades;
  };
  const prepared = new Map<string, Asked>();
  return (parts: readonly QueryPart[]): Asked => {
    const key = parts.map(({ code }) => code).join(" ");
    const known = prepared.get(key);
    if (known) return known;
    const words = parts.flatMap((part) => part.words);
    const made = {
      words: gradedWords(words, grade),
      ranks: new Uint8Array(index.writings.length).fill(UNKNOWN),
    };
    prepared.set(key, made);
    return made;
  };
}

function rankIn(index: SearchIndex, at: number, { words, ranks }: Asked): number {
  // The words of a query may be found in several writings: `reimu 博麗`.
  let best = rankOfWords(index.wordsOf[at] ?? [], words.grades);
  for (const place of index.writingsOf[at] ?? []) {
    let rank = ranks[place] ?? UNKNOWN;
    if (rank === UNKNOWN) {
      const writing = index.writings[place];
      rank = writing ? rankOf(writing, words) : NOT_FOUND;
      ranks[place] = rank;
    }
    if (rank < best) best = rank;
  }
  return best;
}
