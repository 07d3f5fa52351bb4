import { LONGEST_NOTE, MOST_COPIES } from "#app/collection/box/box.ts";
import type { Entry, EntryKey } from "#app/collection/box/entry.ts";
import { FULL_LIMIT_BREAK } from "#app/game/limit-break.ts";
import { Icon } from "#app/ui/icon.tsx";
import { pressEntry } from "./press-entry.ts";

/** Details of a record that is owned or wanted. */
export function EntryFields({
  entryKey,
  name,
  entry,
}: {
  entryKey: EntryKey;
  name: string;
  entry: Entry;
}) {
  const isCard = entryKey.startsWith("card/");
  const become = (next: Partial<Entry>) => void pressEntry(entryKey, name, next);
  return (
    <>
      {entry.count > 0 ? (
        <div className="flex flex-wrap gap-x-4 gap-y-2 items-center">
          {isCard ? (
            <Stepper
              label="Copies"
              value={entry.count}
              most={MOST_COPIES}
              least={1}
              set={(count) => become({ count })}
            />
          ) : null}
          <Stepper
            label="Limit break"
            value={entry.limitBreak}
            most={FULL_LIMIT_BREAK}
            least={0}
            set={(limitBreak) => become({ limitBreak })}
          />
          {isCard ? null : (
            <>
              <label className="check">
                <input
                  type="checkbox"
                  checked={entry.rebirth}
                  onChange={({ currentTarget }) => become({ rebirth: currentTarget.checked })}
                />
                Rebirth
              </label>
              <label className="check">
                <input
                  type="checkbox"
                  checked={entry.costume}
                  onChange={({ currentTarget }) => become({ costume: currentTarget.checked })}
                />
                Rebirth costume
              </label>
            </>
          )}
        </div>
      ) : null}
      <input
        key={`${entryKey} ${entry.note}`}
        className="input"
        type="text"
        aria-label="Note"
        placeholder="A note of one line"
        maxLength={LONGEST_NOTE}
        defaultValue={entry.note}
        autoComplete="off"
        onBlur={({ currentTarget: { value } }) => {
          if (value !== entry.note) become({ note: value });
        }}
      />
    </>
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
    <fieldset className="inline-flex gap-1 items-center">
      <legend className="label">{label}</legend>
      <button
        type="button"
        className="btn btn-icon btn-s min-w-touch min-h-touch"
        aria-label={`${label}: one less`}
        aria-disabled={value <= least}
        onClick={() => value > least && set(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output className="num min-w-[2ch] text-center" aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className="btn btn-icon btn-s min-w-touch min-h-touch"
        aria-label={`${label}: one more`}
        aria-disabled={value >= most}
        onClick={() => value < most && set(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
