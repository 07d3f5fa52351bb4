/**
 * Ascending whole numbers as text, runs drawn together: "1-4,10,12-13". Long lists of floors travel
 * to the browser so.
 */
export function toRanges(numbers: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && number === run.last + 1) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(",");
}

/** The numbers of such a text. */
export function fromRanges(ranges: string): number[] {
  if (ranges === "") return [];
  return ranges.split(",").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
