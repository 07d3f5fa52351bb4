import { useId, useState } from "react";
import type { Offered } from "./import-preview.tsx";
import { orTell } from "./write-change.ts";

/** A collection of LostWordTracker, by the string that it exports. */
export function TrackerString({ offer }: { offer: (offered: Offered) => void }) {
  const id = useId();
  const [text, setText] = useState("");
  const [told, setTold] = useState<{ text: string; isFault: boolean } | null>(null);
  const read = () =>
    orTell(async () => {
      const { readTracker } = await import("#app/collection/file/lost-word-tracker.ts");
      const tracked = await readTracker(text);
      if (tracked.outcome === "refused") {
        setTold({ text: `${tracked.message} Nothing was changed.`, isFault: true });
        return;
      }
      const { box, unknown } = tracked;
      setTold(
        unknown === 0
          ? null
          : { text: `Of ${unknown} it is not known who they are: left out.`, isFault: false },
      );
      offer({ title: "The collection of LostWordTracker", box });
    });
  return (
    <details className="differences my-3 border-b border-rule pb-2">
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
      {told === null ? null : (
        <p className={told.isFault ? "err" : "note"} role={told.isFault ? "alert" : "status"}>
          {told.text}
        </p>
      )}
    </details>
  );
}
