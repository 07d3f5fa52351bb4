import { type Candidate, type Candidates, isObject } from "./candidates.ts";
import { type Entity, recordFilesOf } from "./entities.ts";
import type { FoundErrors } from "./found-errors.ts";
import type { PackFile } from "./schema/index.ts";

interface Sequence {
  readonly entity: Entity;
  readonly field: string;
  /** The field whose values are numbered each for itself. */
  readonly each?: string;
  /** What is numbered, in words. */
  readonly what: string;
}

// Floors of the tower may be missing: the facts know some of them only.
const sequences: readonly Sequence[] = [
  { entity: "batches", field: "no", each: "kind", what: "batches of a kind" },
  { entity: "forever-prayers", field: "id", what: "forever prayers" },
  { entity: "update-entries", field: "id", what: "update entries" },
];

/** Checks that what is numbered counts from 1 without gaps, facts and samples together. */
export function checkNumbers(
  candidates: Candidates,
  faulty: ReadonlySet<PackFile>,
  errors: FoundErrors,
): void {
  for (const sequence of sequences) {
    const files = recordFilesOf(sequence.entity);
    // A file that could not be read may hold what is missing.
    if (files.some((file) => faulty.has(file))) continue;
    const { each } = sequence;
    const records = files.flatMap((file) => candidates.get(file) ?? []);
    const groups = Map.groupBy(records, ({ value }) =>
      each !== undefined && isObject(value) ? value[each] : undefined,
    );
    for (const group of groups.values()) checkSequence(group, sequence, errors);
  }
}

function checkSequence(
  group: readonly Candidate[],
  { field, what }: Sequence,
  errors: FoundErrors,
): void {
  const numbered = group.flatMap((candidate) => {
    const no = isObject(candidate.value) ? candidate.value[field] : undefined;
    return typeof no === "number" && Number.isInteger(no) ? [{ no, candidate }] : [];
  });
  // A number that cannot be read, or that stands twice, may be the one that is missing.
  if (new Set(numbered.map(({ no }) => no)).size < group.length) return;
  numbered.sort((a, b) => a.no - b.no);
  let last = 0;
  for (const { no, candidate } of numbered) {
    const missing = last + 1;
    if (no > missing) {
      const message = `is ${no}, but there is no ${missing}: ${what} count from 1 without gaps`;
      errors.addAt(candidate, field, message);
    }
    last = no;
  }
}
