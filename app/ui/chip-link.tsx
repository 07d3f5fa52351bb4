import type { ReactNode } from "react";
import { Link, type To } from "react-router";

/** A filter that stands in the URL, as a link: it works without scripts and makes no history. */
export function ChipLink({
  to,
  isChosen,
  children,
}: {
  to: To;
  isChosen: boolean;
  children: ReactNode;
}) {
  return (
    <Link
      className={isChosen ? "chip on" : "chip"}
      to={to}
      aria-current={isChosen ? "true" : undefined}
      replace
      preventScrollReset
    >
      {children}
    </Link>
  );
}
