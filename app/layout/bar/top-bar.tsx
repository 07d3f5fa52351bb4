import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { type Place, type Section, TOP_BAR } from "../../navigation.ts";
import { BrandLink } from "../brand.tsx";
import { currentMark } from "./current-mark.ts";
import { PlaceWithPages } from "./place-with-pages.tsx";
import { ResetClock } from "./reset-clock.tsx";
import { SearchButton } from "./search-button.tsx";
import { SettingsButton } from "./settings-button.tsx";
import { ThemeButton } from "./theme-button.tsx";

/** The bar at the head of every page; a narrow screen has its places in the bottom bar. */
export function TopBar({ section }: { section: Section | undefined }) {
  const { pathname } = useLocation();
  return (
    <header className="bar">
      <BrandLink />
      <nav aria-label="Main">
        <ul className="nav">
          {TOP_BAR.map((place) => (
            <PlaceItem key={place.path} place={place}>
              <Link to={place.path} aria-current={currentMark(place, { section, pathname })}>
                {place.label}
              </Link>
            </PlaceItem>
          ))}
        </ul>
      </nav>
      <div className="bar-end">
        <ResetClock />
        <SearchButton />
        <ThemeButton />
        <SettingsButton />
      </div>
    </header>
  );
}

function PlaceItem({ place, children }: { place: Place; children: ReactNode }) {
  return place.pages ? (
    <PlaceWithPages label={place.label} pages={place.pages}>
      {children}
    </PlaceWithPages>
  ) : (
    <li>{children}</li>
  );
}
