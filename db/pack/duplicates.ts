import { type Candidate, valuesAt } from "./candidates.ts";
import type { FoundErrors } from "./found-errors.ts";
import type { PackFile } from "./schema/index.ts";

/** Fields besides the id that no two records of a file may share. */
const uniqueInFile: Partial<Record<PackFile, readonly string[]>> = {
  "artists.json": ["name"],
  "characters.json": ["unitId"],
};

/** Values that may stand once in a record. */
const uniqueInRecord: Partial<Record<PackFile, readonly string[]>> = {
  "story-cards.json": ["aliases[].value", "featured[]", "stats[].stat"],
};

/** Checks that nothing stands twice that may stand once. */
export function checkDuplicates(
  file: PackFile,
  candidates: readonly Candidate[],
  errors: FoundErrors,
): void {
  for (const field of ["id", ...(uniqueInFile[file] ?? [])]) {
    const holders = new Map<unknown, Candidate>();
    for (const candidate of candidates) {
      for (const { value, path } of valuesAt(candidate.value, field)) {
        const first = holders.get(value);
        if (!first) holders.set(value, candidate);
        else {
          errors.add(() => ({
            ...candidate.place(),
            field: path,
            message: `${JSON.stringify(value)} stands already in line ${first.place().line}`,
          }));
        }
      }
    }
  }
  for (const field of uniqueInRecord[file] ?? []) {
    for (const candidate of candidates) checkWithin(candidate, field, errors);
  }
}

function checkWithin(candidate: Candidate, field: string, errors: FoundErrors): void {
  const firstPaths = new Map<unknown, string>();
  for (const { value, path } of valuesAt(candidate.value, field)) {
    const first = firstPaths.get(value);
    if (first === undefined) firstPaths.set(value, path);
    else {
      errors.add(() => ({
        ...candidate.place(),
        field: path,
        message: `${JSON.stringify(value)} stands already at ${first}`,
      }));
    }
  }
}
