import type { Named } from "#app/game/story-card-filter/known-names.ts";
import {
  type DateRow,
  type FilterRow,
  newRow,
  ROW_KINDS,
  type StatRow,
} from "#app/game/story-card-filter/rows.ts";
import { STATS } from "#app/game/vocabulary/stats.ts";
import { FIRST_DAY } from "#app/game/written-day.ts";
import { DatePicker } from "#app/ui/date-picker.tsx";
import { EffectFields } from "./effect-fields.tsx";
import { rowFields } from "./form-fields.ts";
import { PlainRowFields } from "./plain-row-fields.tsx";
import { DATE_ORDERS, STAT_ORDERS } from "./row-choices.ts";
import { SelectField } from "./select-field.tsx";

/** One row that sorts and filters; a row that follows an empty one waits for it. */
export function RowFields({
  at,
  rows,
  tags,
  isPlain,
  onChange,
}: {
  /** Place among the rows, from 0. */
  at: number;
  rows: readonly FilterRow[];
  tags: readonly Named[];
  isPlain: boolean;
  /** Null for a row that is emptied. */
  onChange: (row: FilterRow | null) => void;
}) {
  const row = rows[at] ?? null;
  const fields = rowFields(at);
  const kinds = [
    { id: "", label: "None" },
    ...ROW_KINDS.map(({ id, label }) => ({
      id,
      label,
      disabled: id === "date" && rows.some(({ kind }, other) => kind === id && other !== at),
    })),
  ];
  return (
    <div className="sort-row" data-used={row !== null} data-kind={isPlain ? undefined : row?.kind}>
      <SelectField
        label={`Sort/Filter #${at + 1}`}
        name={fields.kind}
        value={row?.kind ?? ""}
        options={kinds}
        disabled={!isPlain && at > rows.length}
        {...(isPlain
          ? {}
          : {
              onChange: (id: string) => {
                const kind = ROW_KINDS.find((one) => one.id === id)?.id;
                onChange(kind ? newRow(kind) : null);
              },
            })}
      />
      {isPlain ? (
        <PlainRowFields at={at} row={row} tags={tags} />
      ) : row ? (
        <KindFields at={at} row={row} tags={tags} onChange={onChange} />
      ) : null}
    </div>
  );
}

function KindFields({
  at,
  row,
  tags,
  onChange,
}: {
  at: number;
  row: FilterRow;
  tags: readonly Named[];
  onChange: (row: FilterRow) => void;
}) {
  switch (row.kind) {
    case "stat":
      return <StatFields at={at} row={row} onChange={onChange} />;
    case "effect":
      return <EffectFields at={at} row={row} tags={tags} onChange={onChange} />;
    case "date":
      return <DateFields at={at} row={row} onChange={onChange} />;
  }
}

/** Which stat a row sorts by, and from which end. */
function StatFields({
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

/** The range of days that a row keeps, and from which end it sorts. */
function DateFields({
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
