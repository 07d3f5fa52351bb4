import { formatNumber, percent } from "#app/game/number-format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import type { PoolSum } from "./chances.ts";
import type { PoolPart } from "./search-params.ts";

/** What one pull brings, as a bar and by kind; kinds of which a pool has nothing are left out. */
export function TierChances({ sums, isSample }: { sums: readonly PoolSum[]; isSample: boolean }) {
  const shown = sums.filter(({ count }) => count > 0);
  const hasBoth = shown.some(({ sc, gc }) => sc !== null && gc !== null && sc !== gc);
  const columns = hasBoth
    ? (["sc", "gc"] as const)
    : ([shown[0]?.gc == null ? "sc" : "gc"] as const);
  return (
    <table className="data-table w-full">
      <caption className="pb-2 text-small text-ink-3">
        One pull brings
        {isSample ? <SampleMark /> : null}
        <span className="mt-1.5 flex h-3 gap-px" aria-hidden="true">
          {shown.map(({ part, sc, gc }) => (
            <span
              key={part}
              className={`min-w-1 forced-color-adjust-none ${FILLS[part]}`}
              style={{ flexGrow: gc ?? sc ?? 0 }}
            />
          ))}
        </span>
      </caption>
      <thead className={hasBoth ? undefined : "vh"}>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col" className="n">
            In the pool
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="n">
              <span className="inline-flex items-center gap-1">
                <Icon name={CRYSTALS[column].icon} label={CRYSTALS[column].label} size="s" />
                {column.toUpperCase()}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((sum) => (
          <tr key={sum.part}>
            <th scope="row">
              <span
                className={`me-2 inline-block size-2.5 rounded-full forced-color-adjust-none ${FILLS[sum.part]}`}
                aria-hidden="true"
              />
              {sum.part === "characters" ? "Character" : `${sum.label.charAt(0)}★ card`}
            </th>
            <td className="n text-ink-3">{formatNumber(sum.count)}</td>
            {columns.map((column) => (
              <td key={column} className="n font-semibold">
                {sum[column] === null ? "–" : `${percent(sum[column], 2)} %`}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const CRYSTALS = {
  sc: { icon: "seal-crystal", label: "For seal crystals:" },
  gc: { icon: "god-crystal", label: "For god crystals:" },
} as const;

const FILLS: Record<PoolPart, string> = {
  characters: "bg-seal-fill",
  card5: "bg-gold-fill",
  card4: "bg-ai",
  card3: "bg-edge",
};
