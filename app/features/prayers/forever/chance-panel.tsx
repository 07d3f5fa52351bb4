import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ChanceMode } from "#app/game/forever-chances.ts";
import { percent } from "#app/game/number-format.ts";
import { BigChance } from "../big-chance.tsx";
import type { ForeverChances } from "./chances.ts";
import { type ForeverPrayerState, foreverPrayerUrl } from "./search-params.ts";
import { SuccessCurve } from "./success-curve.tsx";

const DECIMALS = 4;

/** The chances beside the characters: of those selected, of 1 to 10, and day by day. */
export function ChancePanel({
  state,
  chances,
  selected,
  total,
  notes,
}: {
  state: ForeverPrayerState;
  chances: ForeverChances;
  selected: number;
  total: number;
  notes: readonly string[];
}) {
  return (
    <aside
      className="grid min-w-0 content-start gap-5 lg:sticky lg:top-[calc(var(--spacing-bar)+1.5rem)] lg:pt-5"
      aria-label="Chances"
    >
      {chances.mode === 0 ? (
        <p className="text-ink-2">Chances are told while the prayer runs.</p>
      ) : (
        <>
          <div>
            <p className="label">
              {selected === 0 ? (
                "Select characters to see your odds"
              ) : (
                <>
                  At least one of your <b className="num">{selected}</b> selected
                </>
              )}
            </p>
            <BigChance value={percent(chances.success, DECIMALS)} role="status" />
            <ModeLinks state={state} />
          </div>
          <figure>
            <SuccessCurve chances={chances} selected={selected} />
            <DayTable chances={chances} selected={selected} />
          </figure>
          <WantedTable chances={chances} />
        </>
      )}
      <p className="help">
        Each day each character: <span className="num">{eachText(chances.each, total)}</span>
      </p>
      {notes.length > 0 ? (
        <ul className="grid gap-1 text-dense text-ink-2">
          {notes.map((note) => (
            <li
              key={note}
              className="relative ps-4.5 before:absolute before:start-0 before:text-ink-3 before:content-['–']"
            >
              {note}
            </li>
          ))}
        </ul>
      ) : null}
    </aside>
  );
}

const MODES: readonly { mode: ChanceMode; label: string }[] = [
  { mode: 1, label: "Whole period" },
  { mode: 2, label: "From today" },
  { mode: 3, label: "From tomorrow" },
];

/** Which days count. Links, so that they work without scripts. */
function ModeLinks({ state }: { state: ForeverPrayerState }) {
  return (
    <nav
      className="seg grid w-full grid-cols-[1fr_1.4fr_1fr] *:justify-center max-[359px]:*:px-1 max-[359px]:*:text-small"
      aria-label="Days that count"
    >
      {MODES.map(({ mode, label }) => (
        <Link
          key={mode}
          to={{ search: foreverPrayerUrl.encode({ ...state, mode }).toString() }}
          aria-current={mode === state.mode ? "true" : undefined}
          replace
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** The chances of hoping for 1 to 10 characters. */
function WantedTable({ chances: { byWanted, days } }: { chances: ForeverChances }) {
  const cells = (from: number) =>
    byWanted.slice(from, from + 5).map((chance, at) => ({ wanted: from + at + 1, chance }));
  const right = cells(5);
  return (
    <table className="data-table [&_tr>:nth-child(3)]:ps-6">
      <caption className="pb-1 text-ink-2">
        Chance within <b className="num">{days}</b> {days === 1 ? "day" : "days"}
      </caption>
      <thead>
        <tr>
          <Heads />
          <Heads />
        </tr>
      </thead>
      <tbody>
        {cells(0).map((left, row) => (
          <tr key={left.wanted}>
            <Cells {...left} />
            <Cells wanted={right[row]?.wanted ?? 0} chance={right[row]?.chance ?? 0} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Heads() {
  return (
    <>
      <th scope="col">Selected</th>
      <th scope="col" className="n">
        Chance
      </th>
    </>
  );
}

function Cells({ wanted, chance }: { wanted: number; chance: number }) {
  return (
    <>
      <td className="num">{wanted}</td>
      <td className="n">{percent(chance, DECIMALS)} %</td>
    </>
  );
}

/** What the curve shows, in figures. */
function DayTable({ chances, selected }: { chances: ForeverChances; selected: number }) {
  const { curve, firstDay } = chances;
  if (curve.length <= 1) return <p className="help">No day is left.</p>;
  return (
    <details className="fold">
      <summary>Show as table</summary>
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">After day</th>
            <th scope="col" className="n">
              {selected} selected
            </th>
            <th scope="col" className="n">
              1 selected
            </th>
          </tr>
        </thead>
        <tbody>
          {curve.slice(1).map((point) => (
            <tr key={point.day}>
              <th scope="row">{firstDay + point.day - 1}</th>
              <td className="n">{percent(point.selected, DECIMALS)} %</td>
              <td className="n">{percent(point.one, DECIMALS)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function eachText(each: number, total: number): ReactNode {
  return total === 0 ? "–" : `1/${total} = ${percent(each, DECIMALS)} %`;
}
