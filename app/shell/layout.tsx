import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";
import { PLACES } from "./navigation.ts";

export type Sky = "ai" | "kon" | "sumi";

const PATTERNS: Record<Sky, string> = { ai: "p-asanoha", kon: "p-shippo", sumi: "p-uroko" };

/** The frame of every page: bar, sky, the page itself, footer and the phone's bottom bar. */
export function Layout({
  section,
  sky,
  children,
}: {
  /** First name of the canonical path; undefined on pages that belong to no section. */
  section?: string;
  sky: Sky;
  children: ReactNode;
}) {
  return (
    <div className={`sky-${sky}`}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="bar">
        <Brand />
        <nav aria-label="Main">
          <ul className="nav">
            {PLACES.map((place) => (
              <li key={place.path}>
                <Link to={place.path} aria-current={place.section === section ? "page" : undefined}>
                  {place.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className={`sky ${PATTERNS[sky]}`} aria-hidden="true">
        <Mist />
      </div>
      <main className="page" id="main" tabIndex={-1}>
        {children}
      </main>
      <Colophon />
      <nav className="foot" aria-label="Main, short">
        {PLACES.map((place) => (
          <Link
            key={place.path}
            to={place.path}
            aria-current={place.section === section ? "page" : undefined}
          >
            <Icon name={place.icon} />
            {place.label}
          </Link>
        ))}
      </nav>
    </div>
  );
}

/** Bars of mist at the foot of the sky. */
function Mist() {
  return (
    <svg
      className="mist"
      viewBox="0 0 736 120"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {MIST.map(([opacity, path]) => (
        <path key={path} d={path} stroke="currentColor" strokeWidth={18} opacity={opacity} />
      ))}
    </svg>
  );
}

const MIST = [
  [0.14, "M340 18h500M260 36h420M430 54h420"],
  [0.24, "M190 62h420M100 80h520M270 98h560"],
  [0.9, "M390 85h460M310 101h540M70 113h800"],
] as const;

function Brand() {
  return (
    <Link className="brand" to="/">
      <span className="stamp" lang="ja" aria-hidden="true">
        暦
      </span>
      LostWord Almanac
    </Link>
  );
}

function Colophon() {
  return (
    <footer className="colophon">
      <div>
        <p className="brand">
          <span className="stamp" lang="ja" aria-hidden="true">
            暦
          </span>
          LostWord Almanac
        </p>
        <p>
          A fan site. Not affiliated with, endorsed by or connected to the publishers of Touhou
          LostWord or Team Shanghai Alice. No asset of the game is used.
        </p>
        <p>
          <a className="link" href="/api/characters/chronological">
            Characters
          </a>{" "}
          and{" "}
          <a className="link" href="/api/story-cards/get-list">
            story cards
          </a>{" "}
          as JSON
        </p>
      </div>
    </footer>
  );
}
