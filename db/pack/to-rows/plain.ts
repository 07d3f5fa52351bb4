/** Records whose columns are the fields themselves, with their position. */
export function* plainRows<Item extends object>(records: readonly Item[]) {
  for (const [position, record] of records.entries()) yield { ...record, position };
}
