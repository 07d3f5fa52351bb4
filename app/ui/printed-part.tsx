import { formatNumber } from "#app/game/number-format.ts";

/** Before the end of a list that is not whole, in whose place it stands on paper: how much of it is there. */
export function PrintedPart({ shown, found }: { shown: number; found: number }) {
  return (
    <p className="printed-part">
      {`${formatNumber(shown)} of ${formatNumber(found)} are printed.`}
    </p>
  );
}
