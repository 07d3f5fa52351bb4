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
    <header className="bar relative z-(--z-bar) flex h-bar items-center gap-2 bg-sky px-[max(var(--spacing-gutter),calc((100%-var(--container-page))/2))] text-on-sky [--knock:var(--color-sky)] lg:sticky lg:top-0 print:hidden">
      <BrandLink />
      <nav className="lg:flex lg:self-stretch" aria-label="Main">
        <ul className="hidden lg:ms-[clamp(0.25rem,2vw,2rem)] lg:flex lg:self-stretch">
          {TOP_BAR.map((place) => (
            <PlaceItem key={place.path} place={place}>
              <Link
                className="bar-place"
                to={place.path}
                aria-current={currentMark(place, { section, pathname })}
              >
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
    <li className="flex">{children}</li>
  );
}
