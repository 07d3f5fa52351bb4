import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * For a form whose checkboxes are controlled: gives `take` what its form data are when the scripts
 * come, if something was ticked before. React leaves such boxes as it finds them and tells nobody.
 */
export function useEarlyTicks(take: (ticked: FormData) => void): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  const takeLatest = useEffectEvent(take);
  useEffect(() => {
    const form = ref.current;
    const boxes = form?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [];
    if (form && [...boxes].some((box) => box.checked !== box.defaultChecked)) {
      takeLatest(new FormData(form));
    }
  }, []);
  return ref;
}
