import { Link } from "react-router";
import { FLOORS_PATH, REWARDS_PATH } from "./tower-paths.ts";

const PAGES = [
  { id: "floors", path: FLOORS_PATH, label: "Floors" },
  { id: "rewards", path: REWARDS_PATH, label: "Item Tracker" },
] as const;

/** The two pages of the tower. */
export function TowerNav({ current }: { current: (typeof PAGES)[number]["id"] }) {
  return (
    <nav className="subnav scroll-x" aria-label="Tower">
      {PAGES.map(({ id, path, label }) => (
        <Link key={id} to={path} aria-current={id === current ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
