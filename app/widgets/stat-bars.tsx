import { formatNumber } from "#app/game/number-format.ts";
import { Icon } from "./icon.tsx";

export interface StatBar {
  readonly id: string;
  readonly label: string;
  /** Name of an icon of the set, such as "st-hp". */
  readonly icon: string;
  /** Unknown is null and stands as "?". */
  readonly min: number | null;
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
  total?: { min: number | null; max: number };
}) {
  return (
    <div className="stats">
      {stats.map(({ id, label, icon, min, max, full }) => (
        <StatRow key={id} label={label} icon={icon}>
          <span
            className="meter"
            style={{ "--min": share(min ?? 0, full), "--max": share(max, full) }}
          />
          <Range min={min} max={max} className="v" />
        </StatRow>
      ))}
      {total ? (
        <>
          <span />
          <span className="sum">Total</span>
          <span />
          <Range {...total} className="v sum" />
        </>
      ) : null}
    </div>
  );
}

function StatRow(props: { label: string; icon: string; children: React.ReactNode }) {
  return (
    <>
      <Icon name={props.icon} />
      <span>{props.label}</span>
      {props.children}
    </>
  );
}

function Range({ min, max, className }: { min: number | null; max: number; className: string }) {
  return (
    <span className={className}>
      {min === null ? "?" : formatNumber(min)}
      <i>–</i>
      {formatNumber(max)}
    </span>
  );
}

function share(value: number, full: number): string {
  return `${Math.min(100, Math.max(0, (value / full) * 100))}%`;
}
