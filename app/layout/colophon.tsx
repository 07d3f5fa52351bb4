import { Link } from "react-router";
import { PLACES } from "#app/navigation.ts";
import { Brand } from "./brand.tsx";

/** The footer of every page, with the disclaimer of specification 1 §1. */
export function Colophon() {
  return (
    <footer className="colophon">
      <div>
        <p className="brand">
          <Brand />
        </p>
        <p>
          A fan site. Not affiliated with, endorsed by or connected to the publishers of Touhou
          LostWord or Team Shanghai Alice. No asset of the game is used; every picture here is drawn
          by this project.
        </p>
        <nav aria-label="Footer">
          <ul>
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
