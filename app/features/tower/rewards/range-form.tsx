import { Form, Link } from "react-router";
import type { FloorRange } from "#app/game/tower-rewards.ts";

/** Asks for the range of floors to sum up; a form that works without scripts. */
export function RangeForm({
  range,
  last,
  others,
}: {
  range: FloorRange;
  last: number;
  /** The query without the range. */
  others: URLSearchParams;
}) {
  const isWhole = range.from === 1 && range.to === last;
  return (
    <search>
      <Form
        key={`${range.from} ${range.to}`}
        method="get"
        className="flex flex-wrap items-end gap-3 pt-4"
        preventScrollReset
      >
        <End name="from" label="From floor" value={range.from} last={last} />
        <End name="to" label="To floor" value={range.to} last={last} />
        {[...others].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="btn">
          Add up
        </button>
        {isWhole ? null : (
          <Link className="btn btn-quiet" to="?" preventScrollReset>
            All floors
          </Link>
        )}
      </Form>
    </search>
  );
}

function End(props: { name: string; label: string; value: number; last: number }) {
  return (
    <label className="field w-28">
      <span className="label">{props.label}</span>
      <input
        className="input num"
        name={props.name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        defaultValue={props.value}
        aria-description={`1 to ${props.last}`}
      />
    </label>
  );
}
