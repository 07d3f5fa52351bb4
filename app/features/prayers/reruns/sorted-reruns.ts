import { nameFinder } from "#app/game/text-match/name-forms.ts";
import type { FeaturedRecord } from "#app/presenters/reruns.ts";
import type { RerunColumn, RerunsState } from "./search-params.ts";

/**
 * The records that the state asks for, in its order; what has no gap stands last. `isFound` says
 * which are found by other writings than their names.
 */
export function sortedReruns(
  records: readonly FeaturedRecord[],
  { kind, name, sort, order }: Pick<RerunsState, "kind" | "name" | "sort" | "order">,
  isFound: (record: FeaturedRecord) => boolean = () => false,
): FeaturedRecord[] {
  const hasName = nameFinder(name);
  const found = records.filter(
    (one) => (kind === null || one.kind === kind) && (hasName(one.name) || isFound(one)),
  );
  const column = sort ?? "since";
  const direction = order === "asc" ? 1 : -1;
  if (column === "name") return order === "asc" ? found.toReversed() : found;
  return found.toSorted((one, other) => {
    const [a, b] = [VALUES[column](one), VALUES[column](other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return direction * (a - b);
  });
}

/** What is wanted of all records, then the rest of those that are shown. */
export function wantedFirst(
  shown: readonly FeaturedRecord[],
  all: readonly FeaturedRecord[],
  isWanted: (record: FeaturedRecord) => boolean,
): FeaturedRecord[] {
  return [...all.filter(isWanted), ...shown.filter((record) => !isWanted(record))];
}

const VALUES: Record<Exclude<RerunColumn, "name">, (record: FeaturedRecord) => number | null> = {
  times: ({ times }) => times,
  last: ({ last }) => last,
  since: ({ since }) => since,
  median: ({ medianGap }) => medianGap,
  longest: ({ longestGap }) => longestGap,
};
