import type { Dataset } from "#db/queries/dataset.ts";

/** Whether any of the characters stands where she does by sample data. */
export function hasSampleStatus({ characters }: Pick<Dataset, "characters">): boolean {
  return characters.some(({ sampleFields }) => sampleFields.includes("status"));
}
