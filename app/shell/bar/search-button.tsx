import { Link } from "react-router";
import { Icon } from "#app/widgets/icon.tsx";
import { isPlainPress } from "#app/widgets/plain-press.ts";
import { usePopup } from "#app/widgets/popups.tsx";

/** Opens the quick search over the page; without scripts it leads to the page of the search. */
export function SearchButton() {
  const popup = usePopup("quick-search");
  return (
    <Link
      className="bar-btn bar-search"
      to="/search"
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K /"
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        popup.open();
      }}
    >
      <Icon name="search" />
    </Link>
  );
}
