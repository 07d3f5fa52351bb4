import { useId, useState } from "react";
import { clampScrollBatch } from "#app/game/scroll-batch.ts";
import { setPreference, usePreferences } from "#app/preferences/use-preferences.ts";

/**
 * How many entries a list adds. While it is typed the field may be empty; whatever else is typed is
 * clamped and kept at once, and what is left empty shows the kept number again.
 */
export function ScrollBatchField() {
  const { scrollBatch } = usePreferences();
  const [isEmpty, setIsEmpty] = useState(false);
  const id = useId();
  return (
    <div className="setting">
      <strong>
        <label htmlFor={id}>Scroll batch</label>
      </strong>
      <span className="setting-note" id={`${id}-note`}>
        How many more entries a list adds as you scroll, 1 to 1000.
      </span>
      <input
        id={id}
        className="input"
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={`${id}-note`}
        value={isEmpty ? "" : String(scrollBatch)}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setIsEmpty(text === "");
          if (text !== "") {
            setPreference("scrollBatch", clampScrollBatch(text));
          }
        }}
        onBlur={() => setIsEmpty(false)}
      />
    </div>
  );
}
