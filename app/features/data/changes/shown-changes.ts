import type { Dataset } from "#db/queries/dataset.ts";
import { entityLabel } from "../entity-labels.ts";
import { shownRecords } from "../shown-records.ts";

/** What a person reads of a kind in one import. */
const MOST_SHOWN = 20;

/** What the imports changed, without what pages hide at `now`. */
export function shownChanges(dataset: Dataset, now: number) {
  const isShown = shownRecords(dataset, now);
  return dataset.changes.map(({ entities, ...one }) => ({
    ...one,
    entities: entities.map(({ entity, added, changed, removed, records }) => {
      // What is gone is nowhere else on the site: it may have been hidden.
      const shown = records
        .filter(({ kind, id }) => kind !== "removed" && isShown(entity, id))
        .slice(0, MOST_SHOWN);
      return {
        entity,
        label: entityLabel(entity),
        added,
        changed,
        removed,
        records: shown.map(({ fields, ...record }) => ({
          ...record,
          fields: fields.map((field) => ({ ...field, ...shownValues(field) })),
        })),
        unnamed: added + changed + removed - shown.length,
      };
    }),
  }));
}

export type ShownChange = ReturnType<typeof shownChanges>[number]["entities"][number];

/** Lists and objects may name what is hidden: that they changed is shown, their content is not. */
function shownValues({ from, to }: { from: string | null; to: string | null }) {
  const isWhole = [from, to].every((value) => value === null || !/^[[{]/.test(value));
  return isWhole ? { from, to } : { from: null, to: null };
}
