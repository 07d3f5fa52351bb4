import type { StatRow } from "#app/game/story-card-filter/rows.ts";
import { STATS } from "#app/game/vocabulary/stats.ts";
import { rowFields } from "./form-fields.ts";
import { STAT_ORDERS } from "./row-choices.ts";
import { SelectField } from "./select-field.tsx";

/** Which stat a row sorts by, and from which end. */
export function StatFields({
  at,
  row,
  onChange,
}: {
  at: number;
  row: StatRow;
  onChange: (row: StatRow) => void;
}) {
  const fields = rowFields(at);
  return (
    <>
      <SelectField
        label="Stat"
        name={fields.stat}
        value={row.stat}
        options={STATS}
        onChange={(id) =>
          onChange({ ...row, stat: STATS.find((stat) => stat.id === id)?.id ?? "hp" })
        }
      />
      <SelectField
        label="Order"
        name={fields.order}
        value={row.order}
        options={STAT_ORDERS}
        onChange={(order) => onChange({ ...row, order: order === "asc" ? "asc" : "desc" })}
      />
    </>
  );
}
