import { useId, useState } from "react";
import { clampScrollBatch } from "#app/game/scroll-batch.ts";
import { useSettings } from "#app/settings/settings-context.ts";
import { setSetting } from "#app/settings/visitor-settings.ts";

/**
 * How many entries a list adds. While it is typed, or composed by an input method, the field may be
 * empty or unfinished; whatever else is typed is clamped and kept at once, and what is left empty
 * shows the kept number again.
 */
export function ScrollBatchField() {
  const { scrollBatch } = useSettings();
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const take = (text: string) => {
    setUnfinished(text === "" ? "" : null);
    if (text !== "") setSetting("scrollBatch", clampScrollBatch(text));
  };
  const id = useId();
  return (
    <div className="setting">
      <strong className="font-title text-lead/snug font-semibold">
        <label htmlFor={id}>Scroll batch</label>
      </strong>
      <span className="col-1 text-ink-2 text-dense leading-[1.5]" id={`${id}-note`}>
        Items loaded per scroll, 1 to 1000.
      </span>
      <input
        id={id}
        className="input w-24 text-center tabular-nums"
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={`${id}-note`}
        value={unfinished ?? String(scrollBatch)}
        onChange={({ currentTarget, nativeEvent }) => {
          const isComposed = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
          if (isComposed) setUnfinished(currentTarget.value);
          else take(currentTarget.value);
        }}
        onCompositionEnd={({ currentTarget }) => take(currentTarget.value)}
        onBlur={() => setUnfinished(null)}
      />
    </div>
  );
}
