/** Gathers rows by what they belong to, in their order, written as the pack writes them. */
export function groupRows<Row, Owner>(
  rows: readonly Row[],
  ownerOf: (row: Row) => Owner,
  write: (row: Row) => unknown,
): (owner: Owner) => unknown[] {
  const groups = new Map<Owner, unknown[]>();
  for (const row of rows) {
    const owner = ownerOf(row);
    const group = groups.get(owner) ?? [];
    group.push(write(row));
    groups.set(owner, group);
  }
  return (owner) => groups.get(owner) ?? [];
}
