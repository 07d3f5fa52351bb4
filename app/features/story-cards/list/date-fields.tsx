import type { DateRow } from "#app/game/story-card-filter/rows.ts";
import { FIRST_DAY } from "#app/game/utc-day.ts";
import { DatePicker } from "#app/ui/date-picker.tsx";
import { rowFields } from "./form-fields.ts";
import { DATE_ORDERS } from "./row-choices.ts";
import { SelectField } from "./select-field.tsx";

/** The range of days that a row keeps, and from which end it sorts. */
export function DateFields({
  at,
  row,
  onChange,
}: {
  at: number;
  row: DateRow;
  onChange: (row: DateRow) => void;
}) {
  const fields = rowFields(at);
  return (
    <>
      <DatePicker
        label="From (UTC)"
        name={fields.start}
        value={row.start}
        onChange={(start) => onChange({ ...row, start })}
        reset={FIRST_DAY}
      />
      <DatePicker
        label="To (UTC)"
        name={fields.end}
        value={row.end}
        onChange={(end) => onChange({ ...row, end })}
      />
      <SelectField
        label="Order"
        name={fields.dateOrder}
        value={row.order}
        options={DATE_ORDERS}
        onChange={(order) => onChange({ ...row, order: order === "asc" ? "asc" : "desc" })}
      />
    </>
  );
}
