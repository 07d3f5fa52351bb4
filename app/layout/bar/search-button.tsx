import type { ReactNode } from "react";
import { Link } from "react-router";
import { usePopup } from "#app/lib/popups.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { onPlainPress } from "#app/ui/plain-press.ts";

/** Opens the quick search over the page; without scripts it leads to the page of the search. */
export function SearchButton({
  className = "bar-btn bar-search",
  children,
}: {
  className?: string;
  /** What is written below the sign, where there is room. */
  children?: ReactNode;
}) {
  const popup = usePopup("quick-search");
  return (
    <Link
      className={className}
      to="/search"
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K /"
      onClick={onPlainPress(popup.open)}
    >
      <Icon name="search" />
      {children}
    </Link>
  );
}
