import { useId, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";

/** The name that is searched for; reports every change. */
export function NameField({
  label,
  isLabelHidden = false,
  name,
  change,
}: {
  label: string;
  isLabelHidden?: boolean;
  name: string;
  change: (name: string) => void;
}) {
  const [typed, setTyped] = useTyped(name);
  const id = useId();
  return (
    <div className={isLabelHidden ? "search" : "field"}>
      <label className={isLabelHidden ? "vh" : "label"} htmlFor={id}>
        {label}
      </label>
      {isLabelHidden ? <Icon name="search" /> : null}
      <input
        className="input"
        id={id}
        type="search"
        name="name"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          change(target.value);
        }}
        placeholder={isLabelHidden ? label : undefined}
        maxLength={100}
        autoComplete="off"
      />
    </div>
  );
}

/** What is typed, spaces at its ends included, until the query says something else. */
function useTyped(value: string): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  return [typed, setTyped];
}
