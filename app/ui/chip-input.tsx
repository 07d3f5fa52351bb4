import { type ComponentType, type RefObject, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ChipOption } from "./chip-match.ts";

export type { ChipOption } from "./chip-match.ts";

export interface ChipInputProps {
  label: string;
  /** Key in the form: comma-separated ids; without scripts what is typed, such as English names. */
  name: string;
  options: readonly ChipOption[];
  /** Ids of what is chosen, in that order. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
}

/**
 * Chooses some of many by typing (specification 1 and 2 §5). Enter, "." and Tab add the suggestion
 * that is highlighted, Backspace in the empty field removes the last chip, arrows go through the
 * suggestions and, at the start of the field, through the chips. Without scripts, and until they
 * have come, a plain text field with comma-separated names.
 */
export function ChipInput({ name, ...props }: ChipInputProps) {
  const id = useId();
  const plain = useRef<HTMLInputElement>(null);
  const [live, setLive] = useState<{ Field: LiveField; typed: string | null }>();
  useEffect(() => {
    let isWanted = true;
    const take = ({ ChipCombobox }: typeof import("./chip-combobox.tsx")) => {
      if (!isWanted) return;
      // At once: what is typed between the reading and the replacing would be lost.
      flushSync(() => setLive({ Field: ChipCombobox, typed: typedInto(plain.current) }));
    };
    // When it cannot be loaded, the plain field stays.
    import("./chip-combobox.tsx").then(take, () => undefined);
    return () => {
      isWanted = false;
    };
  }, []);

  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {props.label}
      </label>
      {live ? (
        <div>
          <input type="hidden" name={name} value={props.value.join(",")} />
          <live.Field {...props} id={id} typed={live.typed} />
        </div>
      ) : (
        <PlainField {...props} name={name} id={id} field={plain} />
      )}
    </div>
  );
}

type LiveField = ComponentType<Omit<ChipInputProps, "name"> & { id: string; typed: string | null }>;

function PlainField({
  id,
  name,
  options,
  value,
  placeholder,
  field,
}: ChipInputProps & { id: string; field: RefObject<HTMLInputElement | null> }) {
  const names = value.map((each) => options.find((option) => option.id === each)?.label ?? each);
  return (
    <input
      ref={field}
      className="input"
      id={id}
      name={name}
      defaultValue={names.join(", ")}
      placeholder={placeholder}
      autoComplete="off"
    />
  );
}

/** What the visitor has begun to type after the last comma; null when they are elsewhere. */
function typedInto(field: HTMLInputElement | null): string | null {
  if (field === null || document.activeElement !== field) return null;
  return field.value === field.defaultValue ? "" : (field.value.split(",").at(-1) ?? "").trim();
}
