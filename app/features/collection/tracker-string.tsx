import { useId, useState } from "react";
import type { Offered } from "./import-preview.tsx";
import { orToast } from "./write-change.ts";

/** A collection of LostWordTracker, by the string that it exports. */
export function TrackerString({ offer }: { offer: (offered: Offered) => void }) {
  const id = useId();
  const [text, setText] = useState("");
  const [result, setResult] = useState<{ text: string; isFault: boolean } | null>(null);
  const read = () =>
    orToast(async () => {
      const { readTracker } = await import("#app/collection/file/lost-word-tracker.ts");
      const tracked = await readTracker(text);
      if (tracked.outcome === "refused") {
        setResult({ text: `${tracked.message} Nothing was changed.`, isFault: true });
        return;
      }
      const { box, unknown } = tracked;
      setResult(
        unknown === 0
          ? null
          : { text: `Of ${unknown} it is not known who they are: left out.`, isFault: false },
      );
      offer({ title: "The collection of LostWordTracker", box });
    });
  return (
    <details className="my-3 border-b border-rule pb-2">
      <summary>From LostWordTracker</summary>
      <p className="help" id={`${id}-help`}>
        Press Export there and paste its string here. Characters, limit breaks and rebirths are
        read; levels, skills and awakenings are not kept here. It knows 120 characters of June 2022,
        of whom 119 are sure.
      </p>
      <div className="field">
        <label className="label" htmlFor={id}>
          Export string
        </label>
        <textarea
          id={id}
          className="input"
          rows={3}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-help`}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <div className="actions">
        <button
          type="button"
          className="btn"
          disabled={text.trim() === ""}
          onClick={() => void read()}
        >
          Read the string
        </button>
      </div>
      {result === null ? null : (
        <p className={result.isFault ? "err" : "note"} role={result.isFault ? "alert" : "status"}>
          {result.text}
        </p>
      )}
    </details>
  );
}
