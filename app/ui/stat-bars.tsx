import { Icon } from "./icon.tsx";

export interface StatBar {
  readonly id: string;
  readonly label: string;
  /** Name of an icon of the set, such as "st-hp". */
  readonly icon: string;
  readonly min: number;
  /** The minimum in words, which may not be known. */
  readonly minText: string;
  readonly max: number;
  /** The value that fills the bar; the same for all that is compared. */
  readonly full: number;
}

/**
 * Ranges on one scale: ink up to the minimum, pale up to the maximum, the numbers beside. The bars
 * are for the eye; the numbers say the same.
 */
export function StatBars({
  stats,
  total,
}: {
  stats: readonly StatBar[];
  total: Pick<StatBar, "minText" | "max">;
}) {
  return (
    <div className="stats">
      {stats.map((stat) => (
        <StatRow key={stat.id} {...stat} />
      ))}
      <span />
      <span className="sum">Total</span>
      <span />
      <Range {...total} className="v sum" />
    </div>
  );
}

function StatRow({ label, icon, min, minText, max, full }: StatBar) {
  return (
    <>
      <Icon name={icon} />
      <span>{label}</span>
      <span className="meter" style={{ "--min": share(min, full), "--max": share(max, full) }} />
      <Range minText={minText} max={max} className="v" />
    </>
  );
}

function Range({ minText, max, className }: { minText: string; max: number; className: string }) {
  return (
    <span className={className}>
      {minText}
      <i>–</i>
      {max}
    </span>
  );
}

function share(value: number, full: number): string {
  return `${Math.min(100, (value / full) * 100)}%`;
}
