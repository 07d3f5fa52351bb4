import { useId } from "react";

export interface SelectOption {
  readonly id: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** A choice of one, with its label above. Without `onChange` the form keeps what is chosen. */
export function SelectField({
  label,
  name,
  value,
  options = [],
  groups = [],
  disabled = false,
  onChange,
}: {
  label: string;
  name: string;
  value: string;
  options?: readonly SelectOption[];
  groups?: readonly { readonly label: string; readonly options: readonly SelectOption[] }[];
  disabled?: boolean;
  onChange?: (id: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select
        className="select"
        id={id}
        name={name}
        disabled={disabled}
        {...(onChange
          ? { value, onChange: ({ target }) => onChange(target.value) }
          : { defaultValue: value })}
      >
        <Options options={options} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options options={group.options} />
          </optgroup>
        ))}
      </select>
    </div>
  );
}

function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ id, label, disabled }) => (
    <option key={id} value={id} disabled={disabled}>
      {label}
    </option>
  ));
}
