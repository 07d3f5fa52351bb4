/** Looks up the rows that share a key, in the order in which they came. */
export function rowsBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key) {
  const groups = Map.groupBy(rows, keyOf);
  return (key: Key): readonly Row[] => groups.get(key) ?? [];
}

/** Milliseconds since the epoch of a column that may be empty. */
export function millisecondsOf(date: Date | null): number | null {
  return date?.getTime() ?? null;
}
