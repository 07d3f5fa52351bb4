import type { ComponentProps, ReactNode } from "react";

type InputProps = Omit<ComponentProps<"input">, "type" | "className" | "children">;

/** A checkbox with its label behind it, 44 px high. Takes everything that an input takes. */
export function Checkbox({ children, ...input }: InputProps & { children: ReactNode }) {
  return (
    <label className="check">
      <input type="checkbox" {...input} />
      {children}
    </label>
  );
}

/** A switch for what takes effect at once; what it is called stands around it or in `aria-label`. */
export function Switch(input: InputProps) {
  // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state itself.
  return <input className="switch" type="checkbox" role="switch" {...input} />;
}

/**
 * One of a few, side by side: radio buttons in one frame, so that arrows choose and a form sends
 * `name`. `label` is read aloud, not shown. Without `onChange` the form keeps the choice.
 */
export function Segments<Id extends string>({
  label,
  name,
  options,
  value,
  onChange,
}: {
  label: string;
  name: string;
  options: readonly { id: Id; label: ReactNode; disabled?: boolean }[];
  value: Id;
  onChange?: (value: Id) => void;
}) {
  return (
    <fieldset className="seg">
      <legend className="vh">{label}</legend>
      {options.map((option) => (
        <label key={option.id}>
          <input
            type="radio"
            name={name}
            value={option.id}
            disabled={option.disabled}
            {...(onChange
              ? { checked: option.id === value, onChange: () => onChange(option.id) }
              : { defaultChecked: option.id === value })}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
