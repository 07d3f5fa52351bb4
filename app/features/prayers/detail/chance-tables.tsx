import { Link, useLocation } from "react-router";
import { SampleNote } from "#app/shell/sample-note.tsx";
import { ChanceTable } from "./chance-table.tsx";
import { chanceText } from "./chance-text.ts";
import type { Chances, PoolSum } from "./chances.ts";
import type { PrayerView } from "./prayer-view.ts";
import { Section } from "./section.tsx";
import { prayerDetailUrl } from "./url-state.ts";

/** How likely each item of the pool is in one slot, a table for each part of the pool. */
export function ChanceTables({
  prayer,
  listQuery = "",
}: {
  prayer: PrayerView;
  listQuery?: string | undefined;
}) {
  const { sums, part, rows, sample } = prayer;
  const total = sums.reduce((count, sum) => count + sum.count, 0);
  if (total === 0) return null;
  const shown = sums.find((sum) => sum.part === part) ?? sums[0];
  return (
    <Section id="chance" title="Chances" jp="提供割合">
      <nav className="tabs scroll-x" aria-label="Part of the pool">
        {sums
          .filter(({ count }) => count > 0)
          .map((sum) => (
            <PartTab key={sum.part} sum={sum} isCurrent={sum.part === part} listQuery={listQuery} />
          ))}
      </nav>
      {shown === undefined || rows.length === 0 ? (
        <p className="list-end">This pool holds nothing of this kind.</p>
      ) : (
        <ChanceTable key={part} sum={shown} rows={rows} />
      )}
      <p className="help">
        SC: a slot of a pull for seal crystals. GC: one for god crystals. All parts together come to{" "}
        <Sum sums={sums} column="sc" /> (SC) and <Sum sums={sums} column="gc" /> (GC).
      </p>
      {sample.pool ? (
        <SampleNote>the chances are made up, as the real ones are not public.</SampleNote>
      ) : null}
    </Section>
  );
}

function PartTab({
  sum,
  isCurrent,
  listQuery,
}: {
  sum: PoolSum;
  isCurrent: boolean;
  listQuery: string;
}) {
  // The way back to the list stays in the address or in the history entry, wherever it is.
  const { state } = useLocation();
  const search = new URLSearchParams([
    ...prayerDetailUrl.encode({ pool: sum.part, seed: "", steps: "" }),
    ...new URLSearchParams(listQuery),
  ]).toString();
  return (
    <Link
      className="tab"
      to={{ search }}
      state={state}
      aria-current={isCurrent ? "page" : undefined}
      replace
      preventScrollReset
    >
      {sum.part === "characters" ? "Characters" : `${sum.label.charAt(0)}★ cards`}{" "}
      <span className="num">{sum.count}</span>
    </Link>
  );
}

function Sum({ sums, column }: { sums: readonly Chances[]; column: "sc" | "gc" }) {
  const chances = sums.map((sum) => sum[column]);
  const total = chances.some((chance) => chance === null)
    ? null
    : chances.reduce<number>((all, chance) => all + (chance ?? 0), 0);
  return <span className="num">{total === null ? "nothing" : `${chanceText(total)} %`}</span>;
}
