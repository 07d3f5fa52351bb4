import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { usePopup } from "#app/lib/popups.tsx";
import { useSettings } from "#app/settings/settings-context.ts";
import { setSetting } from "#app/settings/visitor-settings.ts";
import { useClock } from "#app/ui/clock.ts";
import { Icon } from "#app/ui/icon.tsx";
import { onPlainPress } from "#app/ui/plain-press.ts";
import { type Place, type Section, TOP_BAR } from "../../navigation.ts";
import { BrandLink } from "../brand.tsx";
import { currentMark } from "./current-mark.ts";
import { PlaceWithPages } from "./place-with-pages.tsx";
import { SearchButton } from "./search-button.tsx";
import { timeToReset } from "./time-to-reset.ts";

/** The bar at the head of every page; a narrow screen has its places in the bottom bar. */
export function TopBar({ section }: { section: Section | undefined }) {
  const { pathname } = useLocation();
  return (
    <header className="bar relative z-(--z-bar) flex h-bar items-center gap-2 bg-sky px-[max(var(--spacing-gutter),calc((100%-var(--container-page))/2))] text-on-sky [--knock:var(--color-sky)] lg:sticky lg:top-0 print:hidden">
      <BrandLink />
      <nav className="lg:flex lg:self-stretch" aria-label="Main">
        <ul className="hidden lg:ms-[min(5vw-3rem,2rem)] lg:flex lg:self-stretch">
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

/** The time left until the daily reset, as a clock. */
function ResetClock() {
  const left = useClock(timeToReset, REFRESH_MS);
  return (
    // Not on a line of letters, nor in widths of a digit: both change when the face arrives.
    <span
      className="hidden items-center gap-2 px-3 text-dense/[1.25] whitespace-nowrap text-on-sky-2 min-[1300px]:flex"
      role="timer"
      aria-label="Time to the daily reset"
    >
      <span>Reset</span> <b className="num w-[5.5em] text-end font-normal text-on-sky">{left}</b>
    </span>
  );
}

/** Ms between looks at the clock: it shows whole seconds to a whole second. */
const REFRESH_MS = 1_000;

/** Opens the settings over the page; without scripts it leads to their page. */
function SettingsButton() {
  const popup = usePopup("settings");
  return (
    <Link
      className="bar-btn"
      to="/settings"
      aria-label="Settings"
      aria-haspopup="dialog"
      onClick={onPlainPress(popup.open)}
    >
      <Icon name="settings" />
    </Link>
  );
}

/** Turns the page from light to dark and back; the settings lead back to the device's own theme. */
function ThemeButton() {
  const { theme } = useSettings();
  return (
    <button
      type="button"
      className="bar-btn"
      aria-label="Change theme"
      onClick={() => {
        const isDark = theme === "system" ? prefersDark() : theme === "theme-dark";
        setSetting("theme", isDark ? "theme-light" : "theme-dark");
      }}
    >
      <Icon name="theme" />
    </button>
  );
}

function prefersDark(): boolean {
  return window.matchMedia("(prefers-color-scheme: dark)").matches;
}
