import { Link } from "react-router";
import { PLACES } from "#app/navigation.ts";
import { Brand } from "./brand.tsx";

/** The footer of every page, with the disclaimer of specification 1 §1. */
export function Colophon() {
  return (
    <footer className="colophon mt-8 border-t border-rule px-gutter pt-8 pb-10 text-dense/normal text-ink-3 contain-content">
      <div className="max-w-page mx-auto grid gap-4 lg:grid-cols-[14.5rem_minmax(0,1fr)_12.5rem] lg:gap-16">
        <p className="brand self-start text-ink min-h-0 text-read lg:max-w-176">
          <Brand />
        </p>
        <p className="lg:max-w-176">
          A fan site. Not affiliated with, endorsed by or connected to the publishers of Touhou
          LostWord or Team Shanghai Alice. No asset of the game is used; every picture here is drawn
          by this project.
        </p>
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-5 lg:grid lg:grid-cols-[minmax(0,1fr)_6rem] lg:gap-x-6 lg:gap-y-0">
            {PLACES.map((place) => (
              <li key={place.path}>
                <Link to={place.path}>{place.label}</Link>
              </li>
            ))}
            <li>
              <Link to="/data">Open Data</Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
