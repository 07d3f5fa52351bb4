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
  total: { note, ...total },
}: {
  stats: readonly StatBar[];
  /** `note` says what of the stats counts otherwise in it. */
  total: Pick<StatBar, "minText" | "max"> & { readonly note?: string };
}) {
  return (
    <div className="grid grid-cols-[1rem_minmax(0,4.25rem)_1fr_4.375rem] items-center gap-x-2 gap-y-1.25 text-dense/snug">
      {stats.map((stat) => (
        <StatRow key={stat.id} {...stat} />
      ))}
      <span />
      <span className="text-ink-3">Total</span>
      <span className="text-small whitespace-nowrap text-ink-3">{note}</span>
      <Range {...total} isTotal />
    </div>
  );
}

function StatRow({ label, icon, min, minText, max, full }: StatBar) {
  return (
    <>
      <span className="text-ink-2">
        <Icon name={icon} size="s" />
      </span>
      <span>{label}</span>
      <span className="meter" style={{ "--min": share(min, full), "--max": share(max, full) }} />
      <Range minText={minText} max={max} />
    </>
  );
}

function Range({
  minText,
  max,
  isTotal = false,
}: {
  minText: string;
  max: number;
  isTotal?: boolean;
}) {
  return (
    <span className={`text-end whitespace-nowrap tabular-nums ${isTotal ? "font-semibold" : ""}`}>
      {minText}
      <i className="px-0.5 text-ink-3 not-italic">–</i>
      {max}
    </span>
  );
}

function share(value: number, full: number): string {
  return `${Math.min(100, (value / full) * 100)}%`;
}
