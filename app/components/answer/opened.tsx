import type { ReactNode } from "react";
import { formatNumber } from "#app/game/number-format.ts";

/** A number that opens how it comes about: `children` are the lines of that. */
export function Opened({ number, children }: { number: number; children: ReactNode }) {
  return (
    <details>
      <summary className="num min-h-8 cursor-pointer whitespace-nowrap py-1 sm:min-h-11 sm:py-2.5">
        {formatNumber(Math.round(number))}
      </summary>
      <ul className="min-w-40 pb-2 text-left text-dense/normal font-normal text-ink-2">
        {children}
      </ul>
    </details>
  );
}
