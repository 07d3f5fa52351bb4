import { useEffect, useRef } from "react";
import {
  type Entry,
  type EntryKey,
  LONGEST_NOTE,
  MOST_COPIES,
  MOST_LIMIT_BREAK,
} from "#app/collection/box/box.ts";
import { useEntry } from "#app/collection/use-collection.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { Icon } from "#app/ui/icon.tsx";
import { changeByKey, changeEntry } from "./entry-changes.ts";

/**
 * What the visitor has of a record, to change: owned, wanted, limit break and the rest. The keys
 * O, W, + and - do the same while it stands on the page. Begins a collection with the first press.
 */
export function EntryControl({ entryKey, name }: { entryKey: EntryKey; name: string }) {
  const entry = useEntry(entryKey);
  const hydrated = useHydrated();
  const isCard = entryKey.startsWith("card/");
  const become = (next: Partial<Entry>, deed: string) =>
    void changeEntry(entryKey, `${deed}: ${name}`, next);
  const control = useKeys(entryKey, name);
  const isOwned = entry.count > 0;
  return (
    <section
      ref={control}
      className="entry-control"
      data-waiting={hydrated ? undefined : ""}
      aria-label={`My collection: ${name}`}
    >
      <div className="entry-line">
        <button
          type="button"
          className="btn btn-s entry-own"
          aria-pressed={isOwned}
          aria-keyshortcuts="O"
          onClick={() => become({ count: isOwned ? 0 : 1 }, isOwned ? "Not owned" : "Owned")}
        >
          <Icon name={isOwned ? "check" : "plus"} />
          {isOwned ? "Owned" : "I own this"}
        </button>
        <button
          type="button"
          className="btn btn-s entry-want"
          aria-pressed={entry.wanted}
          aria-keyshortcuts="W"
          onClick={() => become({ wanted: !entry.wanted }, entry.wanted ? "Not wanted" : "Wanted")}
        >
          <Icon name="star-5" />
          {entry.wanted ? "Wanted" : "Want"}
        </button>
        <a className="link entry-more" href="/collection">
          My collection
        </a>
      </div>
      {isOwned ? (
        <div className="entry-line">
          {isCard ? (
            <Stepper
              label="Copies"
              value={entry.count}
              most={MOST_COPIES}
              least={1}
              set={(count) => become({ count }, "Copies")}
            />
          ) : null}
          <Stepper
            label="Limit break"
            value={entry.limitBreak}
            most={MOST_LIMIT_BREAK}
            least={0}
            set={(limitBreak) => become({ limitBreak }, "Limit break")}
          />
          {isCard ? null : (
            <>
              <label className="check">
                <input
                  type="checkbox"
                  checked={entry.rebirth}
                  onChange={(event) => become({ rebirth: event.currentTarget.checked }, "Rebirth")}
                />
                Rebirth
              </label>
              <label className="check">
                <input
                  type="checkbox"
                  checked={entry.costume}
                  onChange={(event) =>
                    become({ costume: event.currentTarget.checked }, "Rebirth costume")
                  }
                />
                Rebirth costume
              </label>
            </>
          )}
        </div>
      ) : null}
      {isOwned || entry.wanted || entry.note !== "" ? (
        <Note key={entryKey} note={entry.note} write={(note) => become({ note }, "Note")} />
      ) : null}
    </section>
  );
}

function Note({ note, write }: { note: string; write: (note: string) => void }) {
  return (
    <input
      key={note}
      className="input"
      type="text"
      aria-label="Note"
      placeholder="A note of one line"
      maxLength={LONGEST_NOTE}
      defaultValue={note}
      autoComplete="off"
      onBlur={({ currentTarget }) => {
        if (currentTarget.value !== note) write(currentTarget.value);
      }}
    />
  );
}

function Stepper({
  label,
  value,
  least,
  most,
  set,
}: {
  label: string;
  value: number;
  least: number;
  most: number;
  set: (value: number) => void;
}) {
  return (
    <fieldset className="stepper">
      <legend className="label">{label}</legend>
      <button
        type="button"
        className="btn btn-icon btn-s"
        aria-label={`${label}: one less`}
        aria-disabled={value <= least}
        onClick={() => value > least && set(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output className="num" aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className="btn btn-icon btn-s"
        aria-label={`${label}: one more`}
        aria-disabled={value >= most}
        onClick={() => value < most && set(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}

/** O, W, + and - while the focus is in the dialog, or else in the control, and in no field. */
function useKeys(entryKey: EntryKey, name: string) {
  const control = useRef<HTMLElement>(null);
  useEffect(() => {
    const place = control.current?.closest("dialog") ?? control.current;
    const press = (event: KeyboardEvent) => {
      if (!isWritten(event.target)) changeByKey(event, entryKey, `Changed by key: ${name}`);
    };
    place?.addEventListener("keydown", press);
    return () => place?.removeEventListener("keydown", press);
  }, [entryKey, name]);
  return control;
}

function isWritten(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}
