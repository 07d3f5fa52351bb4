import { formatNumber } from "#app/game/number-format.ts";

export interface TabLabel {
  readonly id: string;
  readonly label: string;
  /** How much stands behind the tab. */
  readonly count?: number;
}

/** What stands on a tab: its label, and behind it how much there is. */
export function TabText({ label, count }: TabLabel) {
  return (
    <>
      <span>{label}</span>
      {count === undefined ? null : (
        <>
          {" "}
          <span className="num">{formatNumber(count)}</span>
        </>
      )}
    </>
  );
}
