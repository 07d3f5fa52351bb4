import type { Named } from "#app/game/story-card-filter/known-names.ts";
import { type FilterRow, newRow, ROW_KINDS } from "#app/game/story-card-filter/rows.ts";
import { DateFields } from "./date-fields.tsx";
import { EffectFields } from "./effect-fields.tsx";
import { rowFields } from "./form-fields.ts";
import { PlainRowFields } from "./plain-row-fields.tsx";
import { SelectField } from "./select-field.tsx";
import { StatFields } from "./stat-fields.tsx";

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
