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
      <div className={`sky ${PATTERNS[sky]}`} aria-hidden="true" />
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
