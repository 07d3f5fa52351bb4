import { useState } from "react";
import type { Crystals } from "#app/game/plan/spending.ts";
import { amountIn } from "#app/game/plan/typed-amount.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Fields for seal and god crystals. */
export function CrystalFields({
  legend,
  names,
  crystals,
  form,
  onChange,
}: {
  legend: string;
  /** The form that they belong to, where they do not stand in it. */
  form?: string;
  names: { readonly sc: string; readonly gc: string };
  crystals: Crystals;
  onChange: (crystals: Crystals) => void;
}) {
  return (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
      <legend className="label mb-1.5">{legend}</legend>
      <AmountField
        name={names.sc}
        form={form}
        label="seal crystals"
        icon="seal-crystal"
        amount={crystals.sc}
        onChange={(sc) => onChange({ ...crystals, sc })}
      />
      <AmountField
        name={names.gc}
        form={form}
        label="god crystals"
        icon="god-crystal"
        amount={crystals.gc}
        onChange={(gc) => onChange({ ...crystals, gc })}
      />
    </fieldset>
  );
}

function AmountField({
  name,
  label,
  icon,
  amount,
  form,
  onChange,
}: {
  name: string;
  form: string | undefined;
  label: string;
  icon: string;
  amount: number;
  onChange: (amount: number) => void;
}) {
  const [typed, setTyped] = useState("");
  // What is typed stays as it is, as long as it says the amount.
  const shown = amountIn(typed) === amount ? typed : amount === 0 ? "" : String(amount);
  return (
    <label className="flex min-h-11 flex-wrap items-center gap-x-2">
      <input
        className="input num w-30 text-end"
        name={name}
        form={form}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        placeholder="0"
        value={shown}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChange(amountIn(currentTarget.value));
        }}
      />
      <span className="inline-flex items-center gap-1 whitespace-nowrap">
        <Icon name={icon} /> {label}
      </span>
    </label>
  );
}
