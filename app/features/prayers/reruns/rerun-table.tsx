import { millisecondsInDay } from "date-fns/constants";
import { Link } from "react-router";
import { keyOf } from "#app/collection/box/entry.ts";
import { EntryMark, EntryWords } from "#app/components/collection/entry-mark.tsx";
import { formatNumber } from "#app/game/number-format.ts";
import type { FeaturedRecord } from "#app/presenters/reruns.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import {
  NAME_COLUMN,
  RERUN_COLUMNS,
  type RerunColumn,
  type RerunsState,
  searchOf,
} from "./search-params.ts";

/** What was featured, how often and when. */
export function RerunTable({
  state,
  records,
  today,
}: {
  state: RerunsState;
  records: readonly FeaturedRecord[];
  /** The beginning of the day, ms since the epoch. */
  today: number;
}) {
  const days = records.reduce((most, { daysAgo }) => Math.max(most, daysAgo[0] ?? 0), 1);
  return (
    <table className="data-table w-full max-sm:[--gap:0.375rem]">
      <thead>
        <tr>
          <Head state={state} {...NAME_COLUMN} />
          <td className="w-1/3 border-b border-rule-2 pb-2 align-bottom max-lg:hidden">
            <Years today={today} days={days} />
          </td>
          {RERUN_COLUMNS.map(({ id, label }) => (
            <Head
              key={id}
              state={state}
              id={id}
              label={label}
              className={`n ${id === "since" ? "" : ON_WIDE}`}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <RerunRow key={`${record.kind} ${record.id}`} record={record} days={days} />
        ))}
      </tbody>
    </table>
  );
}

/** On a phone the same stands below the name. */
const ON_WIDE = "max-sm:hidden";

function RerunRow({
  record: { kind, id, name, path, times, last, since, daysAgo, medianGap, longestGap, isSample },
  days,
}: {
  record: FeaturedRecord;
  /** How many days the strips show. */
  days: number;
}) {
  const written = (count: number | null) => (count === null ? "–" : formatNumber(count));
  return (
    <tr>
      <th scope="row" className="w-full lg:w-auto">
        <Link className="group flex min-h-10 min-w-32 items-center gap-2.5" to={path}>
          <span className="thumb w-10 flex-none">
            <img
              className="size-full object-cover"
              src={
                kind === "card"
                  ? `/images/story-cards/${id}`
                  : `/images/characters/${encodeURIComponent(id)}/thumbnail`
              }
              width={40}
              height={40}
              loading="lazy"
              decoding="async"
              alt=""
            />
            <EntryMark entryKey={keyOf(kind, id)} />
          </span>
          <span className="min-w-0 flex-1">
            <span className="name group-hover:text-seal">{name}</span>
            <EntryWords entryKey={keyOf(kind, id)} />
            <span className="num block text-small font-normal text-ink-3 sm:hidden">
              {times === 1 ? "Once" : `${times} times`}, last <DateText at={last} format="short" />
              {isSample ? <SampleMark /> : null}
              {medianGap === null ? null : `, median gap ${formatNumber(medianGap)}`}
            </span>
          </span>
        </Link>
        <div className="pt-1.5 lg:hidden">
          <Strip daysAgo={daysAgo} days={days} />
        </div>
      </th>
      <td className="max-lg:hidden">
        <Strip daysAgo={daysAgo} days={days} />
      </td>
      <td className={`n ${ON_WIDE}`}>{times}</td>
      <td className={`n whitespace-nowrap ${ON_WIDE}`}>
        <DateText at={last} format="short" />
        {isSample ? <SampleMark /> : null}
      </td>
      <td className="n align-top! text-body font-semibold sm:align-middle!">{written(since)}</td>
      <td className={`n ${ON_WIDE}`}>{written(medianGap)}</td>
      <td className={`n ${ON_WIDE}`}>{written(longestGap)}</td>
    </tr>
  );
}

const STRIP_WIDTH = 1000;

/** When something was featured, up to today at its end. A picture: the figures say the same. */
function Strip({ daysAgo, days }: { daysAgo: readonly number[]; days: number }) {
  const x = (ago: number) => Math.round((1 - ago / days) * STRIP_WIDTH);
  const last = daysAgo.at(-1) ?? 0;
  return (
    <svg
      className="block h-2.5 w-full overflow-visible lg:h-3.5"
      viewBox={`0 0 ${STRIP_WIDTH} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="stroke-rule" vectorEffect="non-scaling-stroke" d={`M0 6H${STRIP_WIDTH}`} />
      <path
        className="stroke-edge"
        vectorEffect="non-scaling-stroke"
        d={`M${x(last)} 6H${STRIP_WIDTH}`}
      />
      <path
        className="stroke-seal-fill stroke-[3px]"
        vectorEffect="non-scaling-stroke"
        d={daysAgo.map((ago) => `M${x(ago)} 1V11`).join("")}
      />
    </svg>
  );
}

/** The years over the strips. */
function Years({ today, days }: { today: number; days: number }) {
  const first = today - days * millisecondsInDay;
  const from = new Date(first).getUTCFullYear() + 1;
  const count = Math.max(0, new Date(today).getUTCFullYear() - from + 1);
  return (
    <span className="relative block h-4 text-micro text-ink-3" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => from + at).map((year) => (
        <span
          key={year}
          className="num absolute bottom-0 border-s border-rule-2 ps-1 leading-4"
          style={{
            insetInlineStart: `${((Date.UTC(year, 0) - first) / millisecondsInDay / days) * 100}%`,
          }}
        >
          {year}
        </span>
      ))}
    </span>
  );
}

/** A head that sorts by its column, and the other way round where it does already. */
function Head({
  state,
  id,
  label,
  className,
}: {
  state: RerunsState;
  id: RerunColumn;
  label: string;
  className?: string;
}) {
  const isSorted = (state.sort ?? "since") === id;
  const isAscending = state.order === "asc";
  // Names begin with A, numbers with the highest.
  const rises = id === "name" ? !isAscending : isAscending;
  const next: RerunsState = {
    ...state,
    sort: id === "since" ? null : id,
    order: isSorted && !isAscending ? "asc" : null,
  };
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (rises ? "ascending" : "descending") : undefined}
    >
      <Link
        className="inline-flex min-h-11 items-center"
        to={{ search: searchOf(next) }}
        replace
        preventScrollReset
      >
        {label}
        {isSorted ? (rises ? " ▲" : " ▼") : ""}
      </Link>
    </th>
  );
}
