import { Link } from "react-router";
import { ANSWERS_PATH, FLOORS_PATH, REWARDS_PATH } from "./tower-paths.ts";

const PAGES = [
  { id: "floors", path: FLOORS_PATH, label: "Floors" },
  { id: "answers", path: ANSWERS_PATH, label: "Who answers" },
  { id: "rewards", path: REWARDS_PATH, label: "Item Tracker" },
] as const;

/** The pages of the tower. */
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
