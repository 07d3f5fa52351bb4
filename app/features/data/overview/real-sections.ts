import type { FieldCoverage } from "#db/schema/open-data.ts";
import { TOLD_SECTIONS, type Told } from "./told-fields.ts";

/** How much of what a section of the site shows comes from sources. */
export interface RealSection {
  readonly label: string;
  readonly path: string;
  /** Values that come from sources, that are made up, and that nobody knows. */
  readonly counts: { readonly real: number; readonly madeUp: number; readonly unknown: number };
  readonly real: readonly string[];
  readonly madeUp: readonly string[];
  readonly unknown: readonly string[];
}

interface CoveredEntity {
  readonly entity: string;
  readonly coverage: readonly Pick<
    FieldCoverage,
    "field" | "fact" | "reading" | "sample" | "absent"
  >[];
}

/** What of each section is real, made up and unknown; sections that know nothing at all are left out. */
export function realSections(entities: readonly CoveredEntity[]): RealSection[] {
  const counts = new Map(
    entities.flatMap(({ entity, coverage }) =>
      coverage.map(({ field, fact, reading, sample, absent }) => [
        `${entity}.${field}`,
        { real: fact + reading, madeUp: sample, unknown: absent },
      ]),
    ),
  );
  const countOf = (field: string) => counts.get(field) ?? { real: 0, madeUp: 0, unknown: 0 };
  return TOLD_SECTIONS.map(({ label, path, optional = [], tells }) => {
    const told = tells.map(([words, field, ...also]: Told) => {
      const { real, madeUp, unknown } = countOf(field);
      const count = { real, madeUp, unknown: optional.includes(field) ? 0 : unknown };
      const isMadeUp = [field, ...also].some((one) => countOf(one).madeUp > 0);
      return { words, count, isMadeUp };
    });
    const sum = (part: "real" | "madeUp" | "unknown") =>
      told.reduce((total, { count }) => total + count[part], 0);
    return {
      label,
      path,
      counts: { real: sum("real"), madeUp: sum("madeUp"), unknown: sum("unknown") },
      real: told.flatMap(({ words, count, isMadeUp }) =>
        count.real > 0 && !isMadeUp ? withShare(words, count, count.unknown) : [],
      ),
      madeUp: told.flatMap(({ words, count, isMadeUp }) =>
        isMadeUp ? withShare(words, count, count.real, " real") : [],
      ),
      unknown: told.flatMap(({ words, count, isMadeUp }) =>
        count.real === 0 && count.unknown > 0 && !isMadeUp ? words : [],
      ),
    };
  }).filter(({ counts: { real, madeUp } }) => real + madeUp > 0);
}

/** The words, with how many of all are real where that is neither all nor none. */
function withShare(
  words: string,
  { real, madeUp, unknown }: RealSection["counts"],
  others: number,
  note = "",
): string {
  if (others === 0) return words;
  return `${words} (${real} of ${real + madeUp + unknown}${note})`;
}
