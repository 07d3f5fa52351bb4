import { type Candidate, type Candidates, isObject } from "./candidates.ts";
import { type Entity, recordFilesOf } from "./entities.ts";
import type { FoundErrors } from "./found-errors.ts";

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
export function checkNumbers(candidates: Candidates, errors: FoundErrors): void {
  for (const sequence of sequences) {
    const lists = recordFilesOf(sequence.entity).map((file) => candidates.get(file));
    // A file that could not be read may hold what is missing.
    if (lists.includes(undefined)) continue;
    const { each } = sequence;
    const records = lists.flatMap((list) => list ?? []);
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
  // A number that cannot be read is a fault of its own, and may be the one that is missing.
  if (numbered.length < group.length) return;
  numbered.sort((a, b) => a.no - b.no);
  let last = 0;
  for (const { no, candidate } of numbered) {
    const missing = last + 1;
    if (no > missing) {
      errors.add(() => ({
        ...candidate.place(),
        field,
        message: `is ${no}, but there is no ${missing}: ${what} count from 1 without gaps`,
      }));
    }
    last = no;
  }
}
