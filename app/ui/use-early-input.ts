import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * For a form whose fields are controlled: gives `take` what its form data are when the scripts come,
 * if something was ticked or typed before, with the names of what has changed. React leaves such
 * fields as it finds them and fires no event.
 */
export function useEarlyInput(
  take: (sent: FormData, changed: ReadonlySet<string>) => void,
): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  const takeLatest = useEffectEvent(take);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const changed = changedFields(form);
    if (changed.size > 0) takeLatest(new FormData(form), changed);
  }, []);
  return ref;
}

/** The names of what stands in a form's fields otherwise than the document has it. */
function changedFields(form: HTMLFormElement): ReadonlySet<string> {
  const inputs = [...form.elements].filter((one) => one instanceof HTMLInputElement);
  return new Set(inputs.filter(isChanged).map(({ name }) => name));
}

function isChanged({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement) {
  if (type === "checkbox" || type === "radio") return checked !== defaultChecked;
  return type !== "hidden" && value !== defaultValue;
}
