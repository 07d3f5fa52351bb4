import { type Candidate, type Candidates, valuesAt } from "./candidates.ts";
import { ENTITIES, type Entity, entityNames, filesOf, recordFilesOf } from "./entities.ts";
import type { FoundErrors } from "./found-errors.ts";

/** Fields besides the id that no two records of a kind may share. */
const uniqueInEntity: Partial<Record<Entity, readonly string[]>> = {
  artists: ["name"],
  characters: ["unitId"],
  "character-tags": ["gameId"],
};

/** Values that may stand once in the list that holds them. */
const uniqueInList: Partial<Record<Entity, readonly string[]>> = {
  "story-cards": ["aliases[].value", "featured[]", "stats[].stat"],
  "character-tags": ["formerNames[]"],
  attacks: ["killers[].tag"],
  units: [
    "tags[]",
    "otherTags[]",
    "weak[]",
    "resists[]",
    "immune[]",
    "attacks[].slot",
    "skills[].slot",
  ],
  "stage-enemies": ["weak[]", "resists[]"],
  stages: ["recommended[]"],
  batches: ["characters[]"],
  "pool-sets": ["characters[]", "cards[]"],
  prayers: ["types[]", "rateUpCharacters[].character", "rateUpCards[].card"],
  "forever-prayers": ["characters[]"],
  roulettes: ["characters[]"],
  "tower-floors": [
    "recommended[]",
    "rewards[].item",
    "enemies[].tags[]",
    "enemies[].weaks[]",
    "enemies[].resists[]",
    "enemies[].affinities[]",
  ],
  "update-entries": ["sections[]"],
};

/** Checks that nothing stands twice that may stand once. */
export function checkDuplicates(candidates: Candidates, errors: FoundErrors): void {
  const of = (file: Parameters<Candidates["get"]>[0]) => candidates.get(file) ?? [];
  for (const entity of entityNames) {
    const records = recordFilesOf(entity).flatMap(of);
    for (const field of ["id", ...(uniqueInEntity[entity] ?? [])]) {
      checkAcross(records, field, errors);
    }
    const { values } = ENTITIES[entity];
    if (values) checkAcross(of(values), "id", errors);
    for (const field of uniqueInList[entity] ?? []) {
      for (const candidate of filesOf(entity).flatMap(of)) checkWithin(candidate, field, errors);
    }
  }
}

function checkAcross(records: readonly Candidate[], field: string, errors: FoundErrors): void {
  const holders = new Map<unknown, Candidate>();
  for (const candidate of records) {
    for (const { value, path } of valuesAt(candidate.value, field)) {
      const first = holders.get(value);
      if (!first) holders.set(value, candidate);
      // A record that was copied whole has nothing of its own: only its id is reported.
      else if (!errors.isFaulty(candidate, "id")) {
        errors.addAt(candidate, path, () => {
          const there = first.place(field);
          const otherFile = candidate.file === there.file ? "" : ` of ${there.file}`;
          return `${JSON.stringify(value)} stands already in line ${there.line}${otherFile}`;
        });
      }
    }
  }
}

/** Each list for itself: the tags of one enemy may be those of another. */
function checkWithin(candidate: Candidate, field: string, errors: FoundErrors): void {
  const firstPaths = new Map<string, string>();
  for (const { value, path } of valuesAt(candidate.value, field)) {
    const list = path.slice(0, path.lastIndexOf("["));
    const key = `${list} ${JSON.stringify(value)}`;
    const first = firstPaths.get(key);
    if (first === undefined) firstPaths.set(key, path);
    else {
      errors.addAt(candidate, path, `${JSON.stringify(value)} stands already at ${first}`);
    }
  }
}
