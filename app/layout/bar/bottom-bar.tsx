import { Link, useLocation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { BOTTOM_BAR, type Place, type Section } from "../../navigation.ts";
import { currentMark } from "./current-mark.ts";
import { SearchButton } from "./search-button.tsx";

/** The phone's six places and the search, within the thumb's reach. */
export function BottomBar({ section }: { section: Section | undefined }) {
  const { pathname } = useLocation();
  const at = { section: section === undefined ? section : inBar(section), pathname };
  return (
    <nav className="foot" aria-label="Main, short" style={{ "--columns": COLUMNS }}>
      {BOTTOM_BAR.map((place) => (
        <Link key={place.path} to={place.path} aria-current={currentMark(place, at)}>
          <Icon name={place.icon} />
          {labelOf(place)}
        </Link>
      ))}
      <SearchButton className="text-ink-2">{SEARCH}</SearchButton>
    </nav>
  );
}

const SEARCH = "Search";

const labelOf = ({ short, label }: Place) => short ?? label;

/** As wide as their words need, so that these are legible on the narrowest phone. */
const COLUMNS = [...BOTTOM_BAR.map(labelOf), SEARCH]
  .map((label) => `${label.length + 2}fr`)
  .join(" ");

/** The place under which the bar leads to a section: what it has no room for stands in the menu. */
function inBar(section: Section): Section {
  return BOTTOM_BAR.some((place) => place.section === section) ? section : "menu";
}
