import { useState } from "react";

/**
 * A field that says at each key what stands in it, and keeps what is typed as it is, spaces and
 * all; give it a new key when another text comes from outside.
 */
export function TextField({
  label,
  isLabelHidden = false,
  name,
  value,
  onChange,
  placeholder = label,
}: {
  label: string;
  isLabelHidden?: boolean;
  name: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
}) {
  const [typed, setTyped] = useState(value);
  return (
    <label className={isLabelHidden ? undefined : "field"}>
      <span className={isLabelHidden ? "vh" : "label"}>{label}</span>
      <input
        className="input"
        type="search"
        name={name}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(target.value);
        }}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
      />
    </label>
  );
}
