import { EFFECT_GROUPS, effectName } from "#app/game/story-card-filter/effects.ts";
import type { Named } from "#app/game/story-card-filter/known-names.ts";
import { type FilterRow, newRow, TARGET_CHOICES } from "#app/game/story-card-filter/rows.ts";
import { STATS } from "#app/game/vocabulary/stats.ts";
import { attributesOf } from "./effect-fields.tsx";
import { rowFields } from "./form-fields.ts";
import { DATE_ORDERS, DIRECTIONS, SORTINGS, STAT_ORDERS } from "./row-choices.ts";
import { SelectField } from "./select-field.tsx";

/** All parts of a row at once; style sheets show those of the kind that is chosen. */
export function PlainRowFields({
  at,
  row,
  tags,
}: {
  at: number;
  row: FilterRow | null;
  tags: readonly Named[];
}) {
  const fields = rowFields(at);
  const stat = row?.kind === "stat" ? row : newRow("stat");
  const effect = row?.kind === "effect" ? row : newRow("effect");
  const date = row?.kind === "date" ? row : newRow("date");
  return (
    <>
      <div data-of="stat">
        <SelectField label="Stat" name={fields.stat} value={stat.stat} options={STATS} />
        <SelectField label="Order" name={fields.order} value={stat.order} options={STAT_ORDERS} />
      </div>
      <div data-of="effect">
        <SelectField
          label="Effect"
          name={fields.effect}
          value={effectName({ ...effect.effect, direction: null })}
          groups={effectGroups(tags)}
        />
        <SelectField
          label="Direction"
          name={fields.direction}
          value={effect.effect.direction ?? "up"}
          options={DIRECTIONS}
        />
        <SelectField
          label="Target"
          name={fields.target}
          value={effect.target}
          options={TARGET_CHOICES}
        />
        <SelectField label="Sort by" name={fields.by} value={effect.by} options={SORTINGS} />
      </div>
      <div data-of="date">
        <DayField label="From (UTC)" name={fields.start} value={date.start} />
        <DayField label="To (UTC)" name={fields.end} value={date.end} />
        <SelectField
          label="Order"
          name={fields.dateOrder}
          value={date.order}
          options={DATE_ORDERS}
        />
      </div>
    </>
  );
}

/** Every effect under its group, by the name that the URL has for it. */
function effectGroups(tags: readonly Named[]) {
  return EFFECT_GROUPS.map(({ id: group, label }) => ({
    label,
    options: attributesOf(group, tags).map(({ id, label: name }) => ({
      id: effectName({ group, attribute: id, direction: null }),
      label: name,
    })),
  })).filter(({ options }) => options.length > 0);
}

/** A day in a form without scripts, which keeps what is typed; empty is the bound's default. */
function DayField({ label, name, value }: { label: string; name: string; value: string }) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input className="input" type="date" name={name} defaultValue={value} />
    </label>
  );
}
