import { useLocation } from "react-router";
import { PageSection } from "#app/layout/page-section.tsx";
import { usePageSearch } from "#app/lib/page-search.ts";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { ChanceTable } from "./chance-table.tsx";
import { chanceText } from "./chance-text.ts";
import type { Chances, PoolSum } from "./chances.ts";
import type { PrayerView } from "./prayer-view.ts";
import { prayerDetailUrl } from "./search-params.ts";

/** How likely each item of the pool is in one slot, a table for each part of the pool. */
export function ChanceTables({
  prayer,
  listQuery = "",
}: {
  prayer: PrayerView;
  listQuery?: string | undefined;
}) {
  const { sums, part, rows, sample } = prayer;
  // The way back to the list stays in the address or in the history entry, wherever it is.
  const { state } = useLocation();
  const search = usePageSearch();
  const total = sums.reduce((count, sum) => count + sum.count, 0);
  if (total === 0) return null;
  const shown = sums.find((sum) => sum.part === part) ?? sums[0];
  return (
    <PageSection id="chance" title="Chances" jp="提供割合" sample={sample.pool}>
      <TabLinks
        label="Part of the pool"
        current={part}
        tabs={sums.filter(({ count }) => count > 0).map((sum) => tabOf(sum, search, listQuery))}
        state={state}
        replace
      />
      {shown === undefined || rows.length === 0 ? (
        <p className="list-end">This pool holds nothing of this kind.</p>
      ) : (
        <ChanceTable key={part} sum={shown} rows={rows} />
      )}
      <p className="help">
        Per pull. SC = seal crystals, GC = god crystals. All tabs add up to{" "}
        <Sum sums={sums} column="sc" /> (SC) and <Sum sums={sums} column="gc" /> (GC).
      </p>
    </PageSection>
  );
}

/** The same page with another part of the pool; a run is not rolled again for it. */
function tabOf({ part, label, count }: PoolSum, search: string, listQuery: string) {
  const state = prayerDetailUrl.decode(new URLSearchParams(search));
  const query = new URLSearchParams([
    ...prayerDetailUrl.encode({ ...state, pool: part, seed: "", steps: "" }),
    ...new URLSearchParams(listQuery),
  ]).toString();
  return {
    id: part,
    label: part === "characters" ? "Characters" : `${label.charAt(0)}★ cards`,
    count,
    to: { search: query },
  };
}

function Sum({ sums, column }: { sums: readonly Chances[]; column: "sc" | "gc" }) {
  const chances = sums.map((sum) => sum[column]);
  const total = chances.some((chance) => chance === null)
    ? null
    : chances.reduce<number>((all, chance) => all + (chance ?? 0), 0);
  return <span className="num">{total === null ? "nothing" : `${chanceText(total)} %`}</span>;
}
