import { Form } from "react-router";
import { CORRECTION_PATH } from "../data-paths.ts";
import type { correctionOf } from "./correction.ts";
import type { CorrectionState } from "./search-params.ts";

type Correction = ReturnType<typeof correctionOf>;
type Fields = NonNullable<Correction["record"]>["fields"];

/** Asks which record is meant. */
export function RecordForm({
  state,
  kinds,
  isMissing,
}: {
  state: CorrectionState;
  kinds: Correction["kinds"];
  isMissing: boolean;
}) {
  return (
    <Form
      key={`${state.entity} ${state.id}`}
      className="mt-6 grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
      action={CORRECTION_PATH}
      aria-label="Record"
    >
      <label className="field">
        <span className="label">Kind of record</span>
        <select className="select w-full" name="entity" defaultValue={state.entity}>
          {kinds.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="label">Id, as in the files</span>
        <input
          className="input w-full"
          name="id"
          defaultValue={state.id}
          maxLength={100}
          autoComplete="off"
          required
          aria-describedby={isMissing ? "no-record" : undefined}
        />
      </label>
      <button className="btn" type="submit">
        Show
      </button>
      {isMissing ? (
        <p className="col-span-full" id="no-record" role="status">
          There is no such record, or it is not out yet.
        </p>
      ) : null}
    </Form>
  );
}

/** Asks which field is wrong, what is right, and who says so. */
export function CorrectionForm({ state, fields }: { state: CorrectionState; fields: Fields }) {
  const { entity, id, field, value, source } = state;
  return (
    <Form
      key={`${entity} ${id} ${field}`}
      className="grid gap-4"
      action={CORRECTION_PATH}
      aria-label="Correction"
    >
      <input type="hidden" name="entity" value={entity} />
      <input type="hidden" name="id" value={id} />
      <fieldset>
        <legend className="label">Which field is wrong?</legend>
        <ul className="lines">
          {fields.map((one) => (
            <li key={one.field}>
              <label className="flex min-h-11 items-center gap-3 py-1">
                <input
                  type="radio"
                  name="field"
                  value={one.field}
                  defaultChecked={one.field === field}
                  required
                />
                <code>{one.field}</code>
                <span className="min-w-0 break-words text-ink-2">
                  {one.value === null ? "not known" : shortened(one.value)}
                  {one.isSample ? " (sample)" : null}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <label className="field">
        <span className="label">What is right? Lists and objects as JSON</span>
        <textarea
          className="input w-full"
          name="value"
          rows={2}
          maxLength={1000}
          defaultValue={value}
          required
        />
      </label>
      <label className="field">
        <span className="label">
          Where can it be seen? A page, a repository, a screen of the game
        </span>
        <input
          className="input w-full"
          name="source"
          defaultValue={source}
          maxLength={300}
          autoComplete="off"
        />
      </label>
      <p>
        <button className="btn btn-primary" type="submit">
          Make the correction
        </button>
      </p>
    </Form>
  );
}

const LONGEST_SHOWN = 160;

function shortened(value: string): string {
  const signs = Array.from(value);
  return signs.length <= LONGEST_SHOWN ? value : `${signs.slice(0, LONGEST_SHOWN).join("")}…`;
}
