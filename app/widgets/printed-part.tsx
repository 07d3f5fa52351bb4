import { formatNumber } from "#app/game/number-format.ts";

/** At the end of a list that is not whole, on paper alone: how much of it stands there. */
export function PrintedPart({ shown, found }: { shown: number; found: number }) {
  return (
    <p className="printed-part">
      {`${formatNumber(shown)} of ${formatNumber(found)} are printed.`}
    </p>
  );
}
